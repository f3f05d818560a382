// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  openEyes,
  passThroughSight,
  setInSight,
  thresholdsOf,
} from '../../../tests/fixtures/browser-eyes.ts';
import { riseWhenSeen } from './rise-when-seen.ts';

beforeEach(openEyes);

function twoCards(): [HTMLElement, HTMLElement] {
  const cards: [HTMLElement, HTMLElement] = [document.createElement('p'), document.createElement('p')];
  riseWhenSeen(cards);
  return cards;
}

test.each([
  [100, false],
  [20, false],
  [19, true],
  [0, true],
])('a card of which %i %% are in sight waits: %s', (percent, waits) => {
  const [card] = twoCards();
  setInSight(card, percent);
  expect(card.hasAttribute('data-unseen')).toBe(waits);
});

test('a card that waits arrives when a fifth of it is seen, and stays', () => {
  const [card, other] = twoCards();
  setInSight(card, 0);
  setInSight(other, 0);
  setInSight(card, 25);
  setInSight(card, 0);
  expect([card, other].map((each) => each.hasAttribute('data-unseen'))).toEqual([false, true]);
});

test('a card that was seen while the browser was busy has arrived', () => {
  const [card] = twoCards();
  setInSight(card, 0);
  passThroughSight(card, [25, 0]);
  expect(card.hasAttribute('data-unseen')).toBe(false);
});

test('a card as high as nothing arrives only once it is in view', () => {
  const [card] = twoCards();
  setInSight(card, 100, false);
  expect(card.hasAttribute('data-unseen')).toBe(true);
});

test('an edge of a card is told of as well as a fifth of it', () => {
  const [card] = twoCards();
  const thresholds = thresholdsOf(card);
  expect(thresholds).toContain(0.2);
  expect(Math.min(...thresholds.filter((share) => share > 0))).toBeLessThanOrEqual(0.01);
});
