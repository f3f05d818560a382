// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emitIntersection,
  mockObservers,
  reducedMotionQuery,
  setMediaQuery,
} from '../../../tests/fixtures/mock-observers.ts';
import HeroFilm from './hero-film.island.tsx';

const films = {
  landscape: [
    { src: '/wide.webm', type: 'video/webm' },
    { src: '/wide.mp4', type: 'video/mp4' },
  ],
  portrait: [{ src: '/phone.mp4', type: 'video/mp4' }],
};

const noData = 1;
const enoughData = 4;

let root: Root;
const load = vi.fn();
const pause = vi.fn();
const play = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mockObservers();
  for (const mock of [load, pause, play]) mock.mockReset();
  play.mockResolvedValue();
  Object.assign(HTMLMediaElement.prototype, { load, pause, play });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const render = () => act(async () => root.render(<HeroFilm films={films} next="features" />));
const scrollIntoView = () => act(async () => emitIntersection(video(), 100));
const becomeIdle = () => act(async () => vi.runOnlyPendingTimers());
const show = async () => {
  await render();
  await scrollIntoView();
  await becomeIdle();
};
const video = () => document.querySelector('video') as HTMLVideoElement;
const state = () => video().dataset.state;
const button = () => document.querySelector<HTMLElement>('.hero-pause');
const emit = (type: string, target: Element = video()) =>
  act(async () => {
    target.dispatchEvent(new Event(type));
  });
const press = () => act(async () => button()?.click());
const stall = (readyState: number) => {
  Object.defineProperty(video(), 'readyState', { value: readyState, configurable: true });
  return emit('stalled');
};

test('loads and plays the film of the window’s layout', async () => {
  await show();
  expect([...video().children].map((source) => source.getAttribute('src'))).toEqual([
    '/wide.webm',
    '/wide.mp4',
  ]);
  expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 1]);
  await emit('loadeddata');
  expect(state()).toBe('loaded');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(state()).toBe('loaded');
});

test('waits until it is in view and the page is idle', async () => {
  await render();
  await becomeIdle();
  expect(state()).toBe('waiting');
  await scrollIntoView();
  expect(state()).toBe('waiting');
  await becomeIdle();
  expect([state(), load.mock.calls.length, play.mock.calls.length]).toEqual(['loading', 1, 1]);
});

test.each([
  ['data saving', { saveData: true, effectiveType: '4g' }],
  ['a connection like 3G', { saveData: false, effectiveType: '3g' }],
])('with %s loads nothing and does not replace the poster', async (_name, connection) => {
  vi.stubGlobal('navigator', { connection });
  await show();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect([state(), video().childElementCount, load.mock.calls.length]).toEqual(['waiting', 0, 0]);
});

test('with reduced motion loads nothing and shows no button', async () => {
  setMediaQuery(`${reducedMotionQuery}), (prefers-reduced-data: reduce`, true);
  await show();
  expect([state(), video().childElementCount, load.mock.calls.length]).toEqual(['waiting', 0, 0]);
  expect(button()?.hasAttribute('data-shown')).toBe(false);
});

test('fails after an error of the last source, or after five seconds', async () => {
  await show();
  await emit('error', video().children[0]);
  expect(state()).toBe('loading');
  await emit('error', video().children[1]);
  expect([state(), video().childElementCount]).toEqual(['failed', 0]);
  act(() => root.unmount());
  root = createRoot(document.body);
  await show();
  await act(async () => vi.advanceTimersByTime(4999));
  expect(state()).toBe('loading');
  await act(async () => vi.advanceTimersByTime(1));
  expect(state()).toBe('failed');
});

test('a refused play is shown as paused, and a press plays the film', async () => {
  play.mockRejectedValueOnce(new DOMException('needs a press', 'NotAllowedError'));
  await show();
  await emit('loadeddata');
  expect(button()?.hasAttribute('data-paused')).toBe(true);
  expect(button()?.getAttribute('aria-label')).toBe('Play the film');
  await press();
  expect(button()?.hasAttribute('data-paused')).toBe(false);
  expect(play).toHaveBeenCalledTimes(2);
});

test('an aborted play is not shown as paused', async () => {
  play.mockRejectedValueOnce(new DOMException('interrupted by load', 'AbortError'));
  await show();
  expect(button()?.hasAttribute('data-paused')).toBe(false);
});

test('a stall reloads the film once, a second stall fails', async () => {
  await show();
  await emit('loadeddata');
  await stall(noData);
  expect([state(), load.mock.calls.length]).toEqual(['loading', 2]);
  await stall(noData);
  expect(state()).toBe('failed');
});

test('a late event of the first load does not reload the film again', async () => {
  await show();
  await emit('loadeddata');
  await stall(noData);
  await emit('canplaythrough');
  expect([state(), load.mock.calls.length]).toEqual(['loading', 2]);
});

test('ignores a stall with buffered data', async () => {
  await show();
  await emit('loadeddata');
  await stall(enoughData);
  expect([state(), load.mock.calls.length]).toEqual(['loaded', 1]);
});

test('after the reload has played through, the next stall reloads again', async () => {
  await show();
  for (const loads of [2, 3, 4]) {
    await emit('loadeddata');
    await emit('canplaythrough');
    await stall(noData);
    expect([state(), load.mock.calls.length]).toEqual(['loading', loads]);
  }
});

test('a paused film that stalls is not played and does not time out', async () => {
  await show();
  await emit('loadeddata');
  await press();
  expect(pause).toHaveBeenCalled();
  play.mockClear();
  await stall(noData);
  await emit('loadeddata');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect([state(), play.mock.calls.length]).toEqual(['loaded', 0]);
});

test('pauses out of view and plays in view', async () => {
  await show();
  await emit('loadeddata');
  await act(async () => emitIntersection(video(), 0));
  expect(pause).toHaveBeenCalledTimes(1);
  play.mockClear();
  await act(async () => emitIntersection(video(), 50));
  expect(play).toHaveBeenCalledTimes(1);
});
