import { expect, test } from 'vitest';
import { firstTeams } from '../../../content/features/first-teams.ts';
import { teams } from '../../../content/teams/teams.ts';
import { carouselOrder, carouselTeams } from './team-order.ts';

test('the first four teams do not depend on the random numbers', () => {
  for (const chance of [0, 0.5, 0.99]) {
    expect(
      carouselOrder(teams, () => chance)
        .slice(0, 4)
        .map(({ slug }) => slug),
    ).toEqual(firstTeams);
  }
});

test('contains every team once, F1 teams last', () => {
  const order = carouselOrder(teams, Math.random);
  expect(new Set(order)).toEqual(new Set(teams));
  const sports = order.map(({ sport }) => sport);
  expect(sports.slice(sports.indexOf('f1')).every((sport) => sport === 'f1')).toBe(true);
});

test('after the first four, sports alternate', () => {
  const order = carouselOrder(teams, Math.random)
    .slice(4, 9)
    .map(({ sport }) => sport);
  expect(order).toEqual(['football', 'basketball', 'hockey', 'baseball', 'cricket']);
});

test('random numbers decide the order within a sport', () => {
  const order = (seed: number) => {
    let state = seed;
    return carouselOrder(teams, () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    }).map(({ slug }) => slug);
  };
  expect(order(1)).not.toEqual(order(2));
});

test('a carousel with a limit contains every sport and the fixed teams', () => {
  const limit = 70;
  const shown = carouselTeams(teams, limit);
  expect(shown).toHaveLength(limit);
  expect(new Set(shown.map(({ sport }) => sport))).toEqual(new Set(teams.map(({ sport }) => sport)));
  expect(shown.map(({ slug }) => slug)).toEqual(expect.arrayContaining(firstTeams));
});
