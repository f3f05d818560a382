// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  emitIntersection,
  emitIntersections,
  mockObservers,
  thresholdsOf,
} from '../../tests/fixtures/mock-observers.ts';
import { useUnseen } from './use-unseen.ts';

let root: Root;
beforeEach(mockObservers);
afterEach(() => act(() => root.unmount()));

function Card() {
  const card = useRef<HTMLParagraphElement>(null);
  return <p ref={card} data-unseen={useUnseen(card) || undefined} />;
}

function shownCard(): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body);
  act(() => root.render(<Card />));
  return document.body.firstElementChild as HTMLElement;
}

const isUnseen = (card: HTMLElement) => card.hasAttribute('data-unseen');

test.each([
  [100, false],
  [20, false],
  [19, true],
  [0, true],
])('a card that is %i %% in view is unseen: %s', (percent, unseen) => {
  const card = shownCard();
  expect(isUnseen(card)).toBe(false);
  act(() => emitIntersection(card, percent));
  expect(isUnseen(card)).toBe(unseen);
});

test('a card becomes seen when 20 % of it is in view, and stays seen', () => {
  const card = shownCard();
  for (const percent of [0, 25, 0]) act(() => emitIntersection(card, percent));
  expect(isUnseen(card)).toBe(false);
});

test('a card counts as seen if one of several entries reported at once was in view', () => {
  const card = shownCard();
  act(() => emitIntersection(card, 0));
  act(() => emitIntersections(card, [25, 0]));
  expect(isUnseen(card)).toBe(false);
});

test('a card without height is seen only once it intersects', () => {
  const card = shownCard();
  act(() => emitIntersection(card, 100, false));
  expect(isUnseen(card)).toBe(true);
});

test('thresholds include 20 % and at most 1 %', () => {
  const thresholds = thresholdsOf(shownCard());
  expect(thresholds).toContain(0.2);
  expect(Math.min(...thresholds.filter((share) => share > 0))).toBeLessThanOrEqual(0.01);
});
