import { expect, test } from 'vitest';
import { openNow, openNowAndNext } from './open-now.ts';
import { withSiteContext } from './site-context.ts';

const launch = { year: 2027, month: 6, day: 6 };
const onDay = <T>(day: string, run: () => T) => withSiteContext({ launch, now: new Date(day) }, run);

test('before the launch only the list is open, and the app has its day', () => {
  const read = () => [openNow.en, openNowAndNext.en, openNow.ar, openNowAndNext.ar];
  expect(onDay('2027-06-05T12:00Z', read)).toEqual([
    'The early-access list is open.',
    'The early-access list is open. The app opens on 6 June 2027.',
    'قائمة الدخول المبكر مفتوحة الآن.',
    'قائمة الدخول المبكر مفتوحة الآن، وينطلق التطبيق يوم 6 يونيو 2027.',
  ]);
});

test('after the launch the sentence no longer names the list', () => {
  const read = () => [openNowAndNext.en, openNowAndNext.ar];
  expect(onDay('2027-06-08T12:00Z', read)).toEqual([
    'The gates have been open since 6 June 2027.',
    'البوابات مفتوحة منذ 6 يونيو 2027.',
  ]);
});
