import { expect, test } from 'vitest';
import { createRender } from '../../app/entry.server.tsx';
import { eventPath } from '../../content/addresses.ts';
import { events } from '../../content/events/events.ts';
import { type Locale, locales, localizedPath } from '../../content/locale.ts';
import { defaultSiteContext } from '../../content/site-context.ts';

const render = createRender({ scripts: [], sheetsOf: () => [] }, (error) => {
  throw error;
});
const now = new Date('2026-11-27T10:00Z');
const launch = { year: 2027, month: 6, day: 6 };

async function eventPage(slug: string, language: Locale, site = { launch, now }): Promise<string> {
  const event = events.find((each) => each.slug === slug);
  if (!event) throw new Error(`no event ${slug}`);
  const url = localizedPath(eventPath(event), language);
  const { body } = await render({ url, site: { ...defaultSiteContext(), ...site } });
  return body.replaceAll('<!-- -->', '');
}

/** Offers of SportBuddy, and what a page says of it for an event that ends before the launch. */
const texts: Record<Locale, { offers: RegExp; instead: string }> = {
  en: {
    offers: /Watch parties on SportBuddy|Watch Parties &|watch party|costs nothing/,
    instead: 'SportBuddy opens on 6 June 2027, after this one. For the next one, get on the list.',
  },
  ar: {
    offers: /تجمّعات المشاهدة على|\| تجمّعات المشاهدة|تجمّع مشاهدة|مجاني/,
    instead: 'ينطلق SportBuddy يوم 6 يونيو 2027، بعد هذا الموعد. سجّل اسمك في القائمة لما يأتي بعده.',
  },
};
const beforeLaunch = [
  'afc-asian-cup-2027-opening-match',
  'saudi-cup-2027',
  'super-bowl-lxi',
  'grand-national-2027',
  'kentucky-derby-2027',
  'champions-league-final-2027',
];

test.each(locales)('an event that ends before the launch is not offered as ours (%s)', async (language) => {
  const { offers, instead } = texts[language];
  for (const slug of beforeLaunch) {
    const page = await eventPage(slug, language);
    expect(offers.exec(page)?.[0], slug).toBeUndefined();
    expect(page.includes(instead), slug).toBe(true);
  }
  for (const slug of ['wimbledon-2027', 'the-open-2027', 'rugby-world-cup-2027-opening-match']) {
    const page = await eventPage(slug, language);
    expect(offers.test(page), slug).toBe(true);
    expect(page.includes(instead), slug).toBe(false);
  }
});

test('the launch date decides: an event on that day or later is ours', async () => {
  const isOurs = async (month: number, day: number) => {
    const site = { launch: { year: 2027, month, day }, now };
    return (await eventPage('super-bowl-lxi', 'en', site)).includes('Watch parties on SportBuddy');
  };
  expect([await isOurs(2, 13), await isOurs(2, 14), await isOurs(2, 15)]).toEqual([true, true, false]);
});

test('an event that is over is neither', async () => {
  const page = await eventPage('super-bowl-lxi', 'en', { launch, now: new Date('2027-02-16T12:00Z') });
  expect(page.includes('This date has passed.')).toBe(true);
  expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toBe('Super Bowl LXI | SportBuddy');
  expect(/Watch part|after this one|Not yet/i.exec(page)?.[0]).toBeUndefined();
});
