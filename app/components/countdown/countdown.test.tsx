// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitIntersection, mockObservers } from '../../../tests/fixtures/mock-observers.ts';
import Countdown from './countdown.island.tsx';

const board = <Countdown title="Kick-off" day="6 June" />;
const text = (selector: string) => document.querySelector(selector)?.textContent;
const values = () => ['days', 'hours', 'minutes', 'seconds'].map((unit) => text(`[data-unit=${unit}]`));
/** A flap turns for this long after its digit has changed. */
const turnMs = 180;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Elements that were animated. */
let turned: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  mockObservers();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    turned.push(this);
    return { cancel: () => undefined } as unknown as Animation;
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.dataset.launch = '2027-06-06';
  document.body.innerHTML = renderToString(board);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Hydrates the server's HTML. @returns a function that unmounts it */
function hydrate(): () => void {
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(document.body, board, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return () => act(() => root?.unmount());
}

test('the server renders empty flaps and a title without a time', () => {
  expect(values()).toEqual(['', '', '', '']);
  expect(document.querySelectorAll('[data-unit=days] .scoreboard-flap')).toHaveLength(3);
  expect(text('.scoreboard-title')).toBe('Kick-off');
  expect(text('.scoreboard-note')).not.toContain('2027');
});

test('counts down to the launch, then changes its title and stays at zero', () => {
  vi.setSystemTime(new Date(2027, 5, 5, 23, 59, 58));
  const unmount = hydrate();
  expect(values()).toEqual(['00', '00', '00', '02']);
  expect(text('.scoreboard-title')).toBe('Kick-off in');
  expect(text('.scoreboard-note')).toContain('6 June 2027');
  wait(1000);
  expect(values().at(-1)).toBe('01');
  expect(text('.scoreboard-title')).toBe('Kick-off in');
  wait(1000);
  expect(text('.scoreboard-title')).toBe('Kicked off');
  wait(turnMs);
  expect(vi.getTimerCount()).toBe(0);
  wait(60_000);
  expect(values()).toEqual(['00', '00', '00', '00']);
  unmount();
});

test('does not tick out of view, and shows the time at once when it is in view again', () => {
  vi.setSystemTime(new Date(2027, 5, 5, 23, 59, 30));
  const unmount = hydrate();
  const timer = document.querySelector('[role=timer]');
  if (!timer) throw new Error('no timer');
  const showAt = (percent: number) => act(() => emitIntersection(timer, percent));
  showAt(100);
  wait(1000);
  expect(values().at(-1)).toBe('29');
  showAt(0);
  wait(turnMs);
  expect(vi.getTimerCount()).toBe(0);
  wait(9000 - turnMs);
  expect(values().at(-1)).toBe('29');
  showAt(100);
  expect(values().at(-1)).toBe('20');
  showAt(0);
  // The launch passes out of view. The next one is a year later, but the countdown stays at zero.
  wait(60_000);
  showAt(100);
  expect(values()).toEqual(['00', '00', '00', '00']);
  expect(text('.scoreboard-title')).toBe('Kicked off');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('each value is one text with its unit, for screen readers and copies', () => {
  vi.setSystemTime(new Date(2027, 2, 1, 12, 0, 35));
  const unmount = hydrate();
  const read = [...document.querySelectorAll('[role=timer] .countdown-unit')].map((unit) =>
    [...unit.children].filter((part) => !part.hasAttribute('aria-hidden')).map((part) => part.textContent),
  );
  expect(read).toEqual([['96 days'], ['11 hours'], ['59 minutes'], ['25 seconds']]);
  unmount();
});

test('a tick turns only the flaps of the digits that changed', () => {
  vi.setSystemTime(new Date(2027, 2, 1, 12, 0, 35));
  const unmount = hydrate();
  const figures = [...document.querySelectorAll('.scoreboard-digit')];
  turned = [];
  wait(1000);
  expect([...document.querySelectorAll('.scoreboard-digit')]).toEqual(figures);
  expect(turned).toEqual(figures.slice(-1));
  unmount();
});
