import { beforeEach, expect, test, vi } from 'vitest';
import { measureVitals } from './measure-vitals.ts';

const script = '/assets/entry.vitals-C0FFEE12.js';
const load = vi.fn(async () => undefined);

/** A window with the parts that `measureVitals` uses. */
function visit({ navigator = {}, reducesData = false, vitals = script, readyState = 'complete' } = {}) {
  const idle: (() => void)[] = [];
  const events = new EventTarget();
  const target = {
    document: { documentElement: { dataset: vitals ? { vitals } : {} }, readyState },
    navigator,
    matchMedia: (query: string) => ({ matches: reducesData && query === '(prefers-reduced-data: reduce)' }),
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    addEventListener: events.addEventListener.bind(events),
  };
  measureVitals(target as unknown as Window, load);
  return {
    finishLoading: () => events.dispatchEvent(new Event('load')),
    becomeIdle: () => {
      for (const callback of idle) callback();
    },
  };
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
});

test('loads the script in idle time after the load event', () => {
  const { finishLoading, becomeIdle } = visit({ readyState: 'interactive' });
  becomeIdle();
  expect(load).not.toHaveBeenCalled();
  finishLoading();
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  expect(load).toHaveBeenCalledExactlyOnceWith(script);
});

test.each([
  ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
  ['Do Not Track', { navigator: { doNotTrack: '1' } }],
  ['data saving', { navigator: { connection: { saveData: true } } }],
  ['reduced data', { reducesData: true }],
  ['a server without metrics', { vitals: '' }],
])('loads nothing with %s', (_name, settings) => {
  visit(settings).becomeIdle();
  expect(load).not.toHaveBeenCalled();
});

test('ignores a script that is blocked', async () => {
  load.mockRejectedValue(new TypeError('blocked'));
  visit().becomeIdle();
  // An unhandled rejection would fail the run.
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledOnce();
});
