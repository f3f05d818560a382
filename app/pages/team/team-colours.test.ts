import { expect, test } from 'vitest';
import { teams } from '../../../content/teams/teams.ts';
import { contrast } from '../../components/club-colours.ts';
import { teamView } from './team-view.ts';

const chalk = '#F7F3E9';
const ink = '#0B1026';

test('scarf and cover have enough contrast for every club', () => {
  const unread = teams.flatMap((team) => {
    const { planes, ground, wool } = teamView(team, 'en').cover;
    const text = ground === 'night' ? chalk : ink;
    const covers = planes.filter((plane) => contrast(plane, text) < 4.5);
    const scarf = contrast(wool, chalk) < 4.5 ? [wool] : [];
    return [...covers, ...scarf].map((colour) => `${team.slug}: ${colour}`);
  });
  expect(unread).toEqual([]);
});

test('a cover without a founding year shows the team’s home', () => {
  const undated = teams.filter(({ founded, city, country }) => !founded && (city ?? country));
  expect(undated.length).toBeGreaterThan(0);
  for (const team of undated) expect(teamView(team, 'en').home?.name, team.slug).toBeTruthy();
});
