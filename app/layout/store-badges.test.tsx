import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '../../content/locale.ts';
import { defaultSiteContext, type SiteContext } from '../../content/site-context.ts';
import { inRenderContext } from '../i18n/render-context.ts';
import { StoreBadges } from './store-badges.tsx';

const preparing = { hasPreOrder: true, hasPreRegistration: true };
const launched = { launch: { year: 2020, month: 6, day: 6 } };

/** @returns the text of both badges, which is also their accessible name */
function badgeNames(locale: Locale, changes: Partial<SiteContext>): string[] {
  const html = inRenderContext({ locale, site: { ...defaultSiteContext(), ...changes } }, () =>
    renderToStaticMarkup(<StoreBadges place="test" />),
  );
  return [...html.matchAll(/<a .*?<\/a>/g)].map(([badge]) => badge.replaceAll(/<[^>]+>/g, '').trim());
}

test.each([
  ['en', 'Download on the App Store', 'Get it on Google Play'],
  ['ar', 'حمّل من App Store', 'متوفر على Google Play'],
] as const)('badges are plain by default (%s)', (locale, ...names) => {
  expect(badgeNames(locale, {})).toEqual(names);
});

test.each([
  ['en', 'Pre-order on the App Store', 'Pre-register on Google Play'],
  ['ar', 'طلب مسبق من App Store', 'التسجيل المسبق على Google Play'],
] as const)('badges name pre-order and pre-registration (%s)', (locale, ...names) => {
  expect(badgeNames(locale, preparing)).toEqual(names);
});

test('each store has its own state', () => {
  const names = ['Download on the App Store', 'Pre-register on Google Play'];
  expect(badgeNames('en', { hasPreRegistration: true })).toEqual(names);
});

test('badges are plain from the launch on', () => {
  const names = ['Download on the App Store', 'Get it on Google Play'];
  expect(badgeNames('en', { ...preparing, ...launched })).toEqual(names);
});
