// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Report = (metric: { id: string; name: string; value: number }) => void;
const { reports, register } = vi.hoisted(() => {
  const reports: Report[] = [];
  return { reports, register: (report: Report) => reports.push(report) };
});
vi.mock('web-vitals', () => ({ onLCP: register, onINP: register, onCLS: register }));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
let visibility: DocumentVisibilityState = 'visible';

beforeAll(async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  window.history.replaceState(null, '', '/ar/features?team=Ajax#top');
  await import('./entry.vitals.ts');
});
beforeEach(() => sendBeacon.mockClear());

const report: Report = (metric) => reports[0]?.(metric);
function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  window.dispatchEvent(new Event('visibilitychange'));
}
const bodies = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

test('registers for the three metrics', () => {
  expect(reports).toHaveLength(3);
});

test('sends path and values in one beacon when the page is hidden, without ids', () => {
  report({ id: 'v5-1', name: 'LCP', value: 900 });
  report({ id: 'v5-2', name: 'CLS', value: 0.1 });
  expect(sendBeacon).not.toHaveBeenCalled();
  setVisibility('hidden');
  expect(bodies()).toEqual([['/api/vitals', { path: '/ar/features', LCP: 900, CLS: 0.1 }]]);
});

test('sends each measurement once', () => {
  setVisibility('visible');
  report({ id: 'v5-2', name: 'CLS', value: 0.3 });
  setVisibility('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
  report({ id: 'v5-3', name: 'INP', value: 40 });
  setVisibility('hidden');
  expect(bodies()).toEqual([['/api/vitals', { path: '/ar/features', INP: 40 }]]);
});

test('sends the new measurements after a restore from the back/forward cache', () => {
  setVisibility('visible');
  report({ id: 'v5-4', name: 'CLS', value: 0 });
  setVisibility('hidden');
  expect(bodies()).toEqual([['/api/vitals', { path: '/ar/features', CLS: 0 }]]);
});
