// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from './wake-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.launch = '2027-06-06';
  document.body.innerHTML = '<span class="scoreboard-title">Kick-off</span>';
});
afterEach(() => {
  vi.useRealTimers();
});

test('the board says what is to come until the launch, and from its first second that it has come', () => {
  const title = () => document.querySelector('.scoreboard-title')?.textContent;
  vi.setSystemTime(new Date(2027, 5, 5, 23, 59, 58));
  wake(document.body, { day: '6 June' });
  expect(title()).toBe('Kick-off in');
  vi.advanceTimersByTime(1000);
  expect(title()).toBe('Kick-off in');
  vi.advanceTimersByTime(1000);
  expect(title()).toBe('Kicked off');
  vi.setSystemTime(new Date(2028, 0, 1));
  wake(document.body, { day: '6 June' });
  expect(title()).toBe('Kicked off');
});
