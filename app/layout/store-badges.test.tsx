import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '../../content/locale.ts';
import { defaultSiteContext, type SiteContext } from '../../content/site-context.ts';
import { inRenderContext } from '../i18n/render-context.ts';
import { StoreBadges } from './store-badges.tsx';

const listed = {
  appStoreUrl: 'https://apps.apple.com/app/id1234567890',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.example.app',
};
const preparing = { ...listed, hasPreOrder: true, hasPreRegistration: true };
const launched = { launch: { year: 2020, month: 6, day: 6 } };

function badges(locale: Locale, changes: Partial<SiteContext>): string[] {
  const html = inRenderContext({ locale, site: { ...defaultSiteContext(), ...changes } }, () =>
    renderToStaticMarkup(<StoreBadges place="test" />),
  );
  return [...html.matchAll(/<a .*?<\/a>/g)].map(([badge]) => badge);
}

/** @returns the text of both badges, which is also their accessible name */
function badgeNames(locale: Locale, changes: Partial<SiteContext>): string[] {
  return badges(locale, changes).map((badge) => badge.replaceAll(/<[^>]+>/g, '').trim());
}

function badgeTargets(locale: Locale, changes: Partial<SiteContext>): (string | undefined)[] {
  return badges(locale, changes).map((badge) => /href="([^"]*)"/.exec(badge)?.[1]);
}

test.each([
  ['en', '/coming-soon#ticket', 'Coming to the App Store', 'Coming to Google Play'],
  ['ar', '/ar/coming-soon#ticket', 'قريبًا على App Store', 'قريبًا على Google Play'],
] as const)('without listings badges lead to the sign-up page (%s)', (locale, target, ...names) => {
  for (const changes of [{}, launched]) {
    expect(badgeTargets(locale, changes)).toEqual([target, target]);
    expect(badgeNames(locale, changes)).toEqual(names);
  }
});

test('badges lead to their listings', () => {
  expect(badgeTargets('ar', listed)).toEqual([listed.appStoreUrl, listed.playStoreUrl]);
  expect(badgeTargets('en', { playStoreUrl: listed.playStoreUrl })).toEqual([
    '/coming-soon#ticket',
    listed.playStoreUrl,
  ]);
});

test.each([
  ['en', 'Download on the App Store', 'Get it on Google Play'],
  ['ar', 'حمّل من App Store', 'متوفر على Google Play'],
] as const)('badges with listings are plain by default (%s)', (locale, ...names) => {
  expect(badgeNames(locale, listed)).toEqual(names);
});

test.each([
  ['en', 'Pre-order on the App Store', 'Pre-register on Google Play'],
  ['ar', 'طلب مسبق من App Store', 'التسجيل المسبق على Google Play'],
] as const)('badges name pre-order and pre-registration (%s)', (locale, ...names) => {
  expect(badgeNames(locale, preparing)).toEqual(names);
});

test('each store has its own state', () => {
  const names = ['Download on the App Store', 'Pre-register on Google Play'];
  expect(badgeNames('en', { ...listed, hasPreRegistration: true })).toEqual(names);
});

test('badges are plain from the launch on', () => {
  const names = ['Download on the App Store', 'Get it on Google Play'];
  expect(badgeNames('en', { ...preparing, ...launched })).toEqual(names);
});
