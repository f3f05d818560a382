// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { nameLaunchYear } from './launch-year.ts';

beforeEach(() => {
  document.documentElement.dataset.launch = '06-06';
  document.body.innerHTML =
    '<p>Opens on 6 June 2027.</p><p>On 6 June 2026</p><i data-island="x">6 June 2027</i><b>6 يونيو 2027، الموافق 1 محرم 1449 هـ</b>';
});

const shown = () => document.body.textContent;

test('on the launch day names the year of the countdown, outside of islands', () => {
  nameLaunchYear(document, 'en', new Date(2027, 5, 6, 0, 0, 1));
  expect(shown()).toContain('Opens on 6 June 2028.On 6 June 20266 June 2027');
});

test('names the year in Arabic, in both calendars', () => {
  nameLaunchYear(document, 'ar', new Date(2027, 5, 6, 0, 30));
  expect(shown()).toContain('6 يونيو 2028، الموافق 13 محرم 1450 هـ');
});

test('at the exact moment the texts stay, as the countdown does', () => {
  const before = shown();
  nameLaunchYear(document, 'en', new Date(2027, 5, 6));
  expect(shown()).toBe(before);
});
