// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitIntersection, mockObservers } from '../../../tests/fixtures/mock-observers.ts';
import { countDown } from './count-down.ts';
import { Countdown } from './countdown.tsx';

const text = (selector: string) => document.querySelector(selector)?.textContent;
const values = () => ['days', 'hours', 'minutes', 'seconds'].map((unit) => text(`[data-unit=${unit}]`));
/** A flap turns for this long after its digit has changed. */
const turnMs = 180;
const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** Elements that were animated. */
let turned: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  mockObservers();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    turned.push(this);
    return { cancel: () => undefined } as unknown as Animation;
  });
  document.documentElement.dataset.launch = '2027-06-06';
  document.body.innerHTML = renderToStaticMarkup(<Countdown day="6 June" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the countdown, which is in view. */
function start(): void {
  const [board, timer] = ['.countdown-board', '.countdown'].map((name) => document.querySelector(name));
  if (!board || !timer) throw new Error('no countdown');
  countDown(board);
  emitIntersection(timer, 100);
}

test('the server renders empty flaps and a title without a time', () => {
  expect(values()).toEqual(['', '', '', '']);
  expect(document.querySelectorAll('[data-unit=days] .scoreboard-flap')).toHaveLength(3);
  expect(text('.scoreboard-title')).toBe('Kick-off');
  expect(text('.scoreboard-note')).not.toContain('2027');
});

test('counts down to the launch, then changes its title and stays at zero', () => {
  vi.setSystemTime(new Date(2027, 5, 5, 23, 59, 58));
  start();
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
});

test('does not tick out of view, and shows the time at once when it is in view again', () => {
  vi.setSystemTime(new Date(2027, 5, 5, 23, 59, 30));
  start();
  const timer = document.querySelector('[role=timer]');
  if (!timer) throw new Error('no timer');
  const showAt = (percent: number) => emitIntersection(timer, percent);
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
  wait(turnMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('each value is one text with its unit, for screen readers and copies', () => {
  vi.setSystemTime(new Date(2027, 2, 1, 12, 0, 35));
  start();
  const read = [...document.querySelectorAll('[role=timer] .countdown-unit')].map((unit) =>
    [...unit.children].filter((part) => !part.hasAttribute('aria-hidden')).map((part) => part.textContent),
  );
  expect(read).toEqual([['96 days'], ['11 hours'], ['59 minutes'], ['25 seconds']]);
});

test('the flaps are as many as the digits of the days, at least two', () => {
  const digits = () => document.querySelectorAll('[data-unit=days] .scoreboard-flap').length;
  vi.setSystemTime(new Date(2027, 1, 26, 0, 0, 0));
  start();
  expect([values()[0], digits()]).toEqual(['100', 3]);
  wait(1000);
  expect([values()[0], digits()]).toEqual(['99', 2]);
});

test('a launch in more than a thousand days gets a fourth flap', () => {
  document.documentElement.dataset.launch = '2030-06-06';
  vi.setSystemTime(new Date(2027, 5, 6));
  start();
  expect(values()[0]).toBe('1096');
});

test('a tick turns only the flaps of the digits that changed', () => {
  vi.setSystemTime(new Date(2027, 2, 1, 12, 0, 35));
  start();
  const figures = [...document.querySelectorAll('.scoreboard-digit')];
  turned = [];
  wait(1000);
  expect([...document.querySelectorAll('.scoreboard-digit')]).toEqual(figures);
  expect(turned).toEqual(figures.slice(-1));
});
