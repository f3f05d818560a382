import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import { defaultSiteContext, type SiteContext } from '../../content/site-context.ts';
import type { LetterContent } from '../../sign-up/letters/letter.ts';
import { renderLetter } from './render-letter.tsx';

const kinds = ['confirmation', 'launch', 'reminder'] as const;
const letters = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

const links = {
  confirm: 'https://sportbuddy.example/ticket/confirm?a=1&b=2',
  ownSignUp: 'https://sportbuddy.example/ticket/change',
  unsubscribe: 'https://sportbuddy.example/ticket/unsubscribe',
};
const listings = {
  appStoreUrl: 'https://apps.apple.com/app/id1234567890',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.example.app',
};
const site: SiteContext = {
  ...defaultSiteContext(),
  ...listings,
  launch: { year: 2027, month: 6, day: 6 },
  now: new Date('2027-05-01T12:00Z'),
};
const opened = { now: new Date('2027-06-07T12:00Z') };

const fan = { name: 'Ann', team: 'Ajax', isFirst: false, kind: 'launch', locale: 'en', links } as const;

function render(changes: Partial<LetterContent> = {}, context: Partial<SiteContext> = {}) {
  return renderLetter({ ...fan, ...changes }, { ...site, ...context });
}

function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

function hrefsOf(html: string): (string | null)[] {
  return [...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

const homePages: Record<Locale, string> = { en: `${site.siteUrl}/`, ar: `${site.siteUrl}/ar` };

/** The links of each kind, in the order of the letter. */
const expectedLinks: Record<LetterContent['kind'], (locale: Locale) => string[]> = {
  confirmation: () => [links.confirm, links.ownSignUp, links.unsubscribe],
  launch: (locale) => [homePages[locale], ...Object.values(listings), links.ownSignUp, links.unsubscribe],
  reminder: () => [links.ownSignUp, links.unsubscribe],
};

/** Attributes and tables for layout that Outlook needs, and spellings of React. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    // E-mail programs know `presentation` longer than its synonym `none`.
    'presentation-role-style': 'off',
  },
});

test.each(letters)('the %s in "%s" is valid HTML that loads nothing', async (kind, locale) => {
  const { html } = await render({ kind, locale });
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) => messages);
  expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|object|video|form|base)\b|\bsrc=|url\(|@import|flex|grid/i,
  );
});

test.each(letters)('the %s in "%s" has each link once, in HTML and in text', async (kind, locale) => {
  const { html, text } = await render({ kind, locale });
  const expected = expectedLinks[kind](locale);
  expect(hrefsOf(html)).toEqual(expected);
  expect(text.split('\n').filter((line) => line.startsWith('https:'))).toEqual(expected);
});

test.each(letters)(
  'the %s in "%s" has the language, direction and words of its reader',
  async (kind, locale) => {
    const { subject, html, text } = await render({ kind, locale, validUntil: new Date('2027-06-01T12:00Z') });
    const document = parse(html);
    const dir = { en: 'ltr', ar: 'rtl' }[locale];
    // Web mail keeps only what is inside of the body.
    for (const element of [document.documentElement, document.body.firstElementChild])
      expect([element?.getAttribute('lang'), element?.getAttribute('dir')]).toEqual([locale, dir]);
    for (const table of document.querySelectorAll('table')) expect(table.getAttribute('dir')).toBe(dir);
    expect(document.title).toBe(subject);
    expect(subject.length).toBeLessThanOrEqual(40);
    const read = document.body.textContent;
    for (const words of [subject, read, text]) {
      expect(words).not.toMatch(/[{}]|undefined|null|letter_|to be named/);
      expect(/\p{Script=Arabic}/u.test(words)).toBe(locale === 'ar');
      expect(words).not.toMatch(/[٠-٩]/);
    }
    const team = kind === 'confirmation' && locale === 'ar' ? 'أياكس' : 'Ajax';
    for (const words of [read, text])
      for (const part of ['Ann', team, 'support@sportbuddy.example', 'sportbuddy.example'])
        expect(words).toContain(part);
  },
);

test.each([
  ['en', 'Team Ajax Gate Founders Row First Seat Next to your mates'],
  ['ar', 'الفريق أياكس البوابة المؤسسون الصف الأول المقعد بجانب رفاقك'],
] as const)('programs that ignore cells read the ticket in "%s" in whole words', async (locale, ticket) => {
  const { html } = await render({ kind: 'confirmation', locale });
  expect(parse(html).body.textContent.replaceAll(/\s+/g, ' ')).toContain(ticket);
});

test('a launch letter as the first letter reminds of the sign-up', async () => {
  const [first, next] = [await render({ isFirst: true }), await render()];
  for (const body of [first.html, first.text])
    expect(body).toContain(
      'You signed up for early access to SportBuddy, and we said we would write when it opens.',
    );
  expect(next.text).not.toContain('we said');
  expect((await render({ isFirst: true, locale: 'ar' })).text).toContain('ووعدناك أن نراسلك حين ينطلق');
});

test.each([
  ['en', '1 June 2027', 'on 6 June 2027'],
  ['ar', '1 يونيو 2027', 'يوم 6 يونيو 2027'],
] as const)('letters in "%s" name the end of an invitation and the launch', async (locale, end, launch) => {
  const validUntil = new Date('2027-06-01T12:00Z');
  const invitation = await render({ locale, validUntil });
  for (const body of [invitation.html, invitation.text]) expect(body).toContain(end);
  expect((await render({ locale })).text).not.toContain(end);
  const reminder = await render({ locale, kind: 'reminder' });
  for (const body of [reminder.subject, reminder.html, reminder.text]) expect(body).toContain(launch);
  const late = await render({ locale, kind: 'reminder' }, opened);
  for (const body of [late.subject, late.html, late.text]) expect(body).not.toContain(launch);
});

test('links to the stores have the state that the badges of the site have', async () => {
  const preparing = { hasPreOrder: true, hasPreRegistration: true };
  expect((await render({}, preparing)).text).toMatch(
    /Pre-order on the App Store:[\s\S]*Pre-register on Google Play:/,
  );
  const after = await render({}, { ...preparing, ...opened });
  expect(after.text).toMatch(/Download on the App Store:[\s\S]*Get it on Google Play:/);
});

test('a typed name is escaped, stays on one line and cannot change the direction of the letter', async () => {
  const name = 'An\r\nBcc: x\u202e <b onclick="x">& נ';
  const { subject, html, text } = await render({ name, team: '<i>Ajax\u2067' });
  const document = parse(html);
  expect(document.querySelectorAll('b, i, [onclick]')).toHaveLength(0);
  const [greeting, team] = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect([greeting, team]).toEqual(['An Bcc: x <b onclick="x">& נ', '<i>Ajax']);
  expect(text).toContain('Hello \u2068An Bcc: x <b onclick="x">& נ\u2069,\n');
  expect(text).toContain('Team: \u2068<i>Ajax\u2069\n');
  expect(subject).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
  for (const body of [html, text]) expect(body).not.toMatch(/\r|[\u202a-\u202e\u2066\u2067]/);
});

test.each(letters)('the %s in "%s" leaves out texts that could carry a message', async (kind, locale) => {
  const typed = 'evil.\u2060com';
  const { html, text } = await render({ kind, locale, name: typed, team: typed });
  for (const body of [html, text]) expect(body).not.toMatch(/evil|Team|الفريق/);
});

test.each([{ kind: 'confirmation' }, { kind: 'launch', isFirst: true }] as const)(
  'a letter to an unconfirmed address shows the cut name and no other typed text: %o',
  async (content) => {
    const name = `Ann ${'x'.repeat(26)}THE REST`;
    const { html, text } = await render({ ...content, name, team: 'or ring my number' });
    for (const body of [html, text]) {
      expect(body).toContain(`Ann ${'x'.repeat(26)}`);
      expect(body).not.toMatch(/THE REST|ring my|Team/);
    }
  },
);

test.each([
  ['liverpool fc', 'en', 'Liverpool'],
  ['LFC', 'ar', 'ليفربول'],
  ['L\u2060F\u2060C!', 'en', 'Liverpool'],
] as const)(
  'a confirmation calls the team «%s» as the catalogue does in "%s"',
  async (team, locale, shown) => {
    const { html, text } = await render({ kind: 'confirmation', locale, team });
    expect([...parse(html).querySelectorAll('bdi')].map(({ textContent }) => textContent)).toContain(shown);
    expect(text).toContain(`\u2068${shown}\u2069`);
    expect(text).not.toContain(team);
  },
);

test('a confirmation without its link is an error', async () => {
  const { ownSignUp, unsubscribe } = links;
  await expect(render({ kind: 'confirmation', links: { ownSignUp, unsubscribe } })).rejects.toThrow(
    'links.confirm',
  );
});

test('another accent colour in the palette changes the letters', async () => {
  const { html } = await render();
  vi.resetModules();
  vi.doMock('../../content/palette.ts', () => ({ ...palette, ember: '#123ABC' }));
  const changed = await import('./render-letter.tsx');
  vi.doUnmock('../../content/palette.ts');
  const letter = await changed.renderLetter(fan, site);
  expect(html).toContain(palette.ember);
  expect(letter.html).toBe(html.replaceAll(palette.ember, '#123ABC'));
});
