import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '../../../content/locale.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import type { OwnSignUpOutcome, OwnSignUpRefusal, OwnSignUpView } from '../../own-sign-up-outcome.ts';
import renderPage from './page.tsx';

const token = 'eyJ.a-b_c';
const signUp: OwnSignUpView = {
  ...makeSignUp('سارة', { team: 'Al Hilal', email: 'sara@example.com' }),
  city: 'الرياض',
  language: 'ar',
  isConfirmed: true,
  isUnsubscribed: false,
  code: 'abcd2345',
  friends: 0,
  validUntil: null,
};

function render(ownSignUp: OwnSignUpOutcome | null, locale: Locale = 'en'): string {
  return inRenderContext({ locale }, () => {
    const address = { kind: 'own-sign-up', path: '/ticket', updated: '2026-11-27' } as const;
    const { body } = renderPage({ address, locale, query: new URLSearchParams(), outcome: null, ownSignUp });
    return renderToStaticMarkup(body);
  });
}
const renderSignUp = (changed: Partial<OwnSignUpView> = {}, locale: Locale = 'en') =>
  render({ kind: 'sign-up', token, signUp: { ...signUp, ...changed } }, locale);

test.each([
  ['en', 0, 'None of your lot has confirmed yet.'],
  ['en', 1, '1 of your lot has confirmed.'],
  ['en', 3, '3 of your lot have confirmed.'],
  ['ar', 0, 'لم يؤكد أحد من رفاقك مكانه بعد.'],
  ['ar', 1, 'أكّد واحد من رفاقك مكانه.'],
  ['ar', 2, 'أكّد اثنان من رفاقك مكانيهما.'],
  ['ar', 3, 'أكّد 3 من رفاقك أماكنهم.'],
  ['ar', 11, 'أكّد 11 من رفاقك أماكنهم.'],
] as const)('in "%s", %i friends are "%s"', (locale, friends, text) => {
  expect(renderSignUp({ friends }, locale)).toContain(text);
});

test.each([
  ['en', 'https://sportbuddy.example/?with=abcd2345'],
  ['ar', 'https://sportbuddy.example/ar?with=abcd2345'],
] as const)('a confirmed fan has a link in "%s"', (locale, link) => {
  expect(renderSignUp({}, locale)).toContain(`value="${link}"`);
});

test('an unconfirmed fan has no link, and a button that confirms', () => {
  const html = renderSignUp({ isConfirmed: false, code: null });
  expect(html).not.toContain('?with=');
  expect(html).toContain('Your link becomes active once you have confirmed your address.');
  expect(html).toMatch(/<button(?=[^>]*name="action")[^>]*value="confirm"/);
});

test('an unsubscribed fan can resubscribe, but not unsubscribe again', () => {
  const html = renderSignUp({ isUnsubscribed: true });
  expect(html).toContain('Put me back on the list');
  expect(html).not.toContain('value="leave"');
});

test('the form has the stored values, and the language of the page if none is stored', () => {
  const html = renderSignUp();
  for (const value of ['سارة', 'Al Hilal', 'sara@example.com', 'الرياض'])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/value="ar"[^>]*checked|checked[^>]*value="ar"/);
  expect(renderSignUp({ language: '' })).toMatch(/value="en"[^>]*checked|checked[^>]*value="en"/);
});

test('a refused correction keeps the typed values, marks the fields and focuses the first', () => {
  const html = render({
    kind: 'correction',
    token,
    signUp,
    values: { ...makeSignUp('A', { email: 'new@example.com' }), city: '', language: 'en' },
    errors: { name: 'name-too-short' },
  });
  const [name = ''] = /<input[^>]*name="name"[^>]*>/.exec(html) ?? [];
  for (const attribute of ['value="A"', 'aria-invalid="true"', 'autofocus=""'])
    expect(name.toLowerCase()).toContain(attribute.toLowerCase());
  expect(html).toContain('Name must be at least 2 characters');
  expect(html).toContain('value="new@example.com"');
});

test.each([
  [{ kind: 'confirm', token, isUnsubscribed: false }],
  [{ kind: 'unsubscribe', token }],
  [{ kind: 'erase', token }],
] as OwnSignUpOutcome[][])('%o has one form, which works without scripts', (outcome) => {
  for (const [locale, path] of [
    ['en', '/ticket'],
    ['ar', '/ar/ticket'],
  ] as const) {
    const html = render(outcome as OwnSignUpOutcome, locale);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toContain(`<form action="${path}/${token}" method="post">`);
    expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
  }
});

test.each([
  [{ kind: 'confirm', token, isUnsubscribed: false }],
  [{ kind: 'confirm', token, isUnsubscribed: true }],
] as OwnSignUpOutcome[][])('%o has its button right below the heading, and no island', (outcome) => {
  const html = render(outcome as OwnSignUpOutcome);
  expect(html.indexOf('</h1>')).toBeLessThan(html.indexOf('<form'));
  expect(html.indexOf('</form>')).toBeLessThan(html.indexOf('<p>', html.indexOf('</h1>')));
  expect(html).not.toContain('data-island');
});

const wayOn: Record<OwnSignUpRefusal, string> = {
  invalid: '/coming-soon',
  expired: '/coming-soon',
  'erased-or-changed': '/coming-soon',
  foreign: '/',
  'too-large': '/',
  'too-many': '/',
  unavailable: '/',
};

test.each(Object.entries(wayOn))('a link refused as %s leads on to %s', (code, path) => {
  const html = render({ kind: 'refused', code: code as OwnSignUpRefusal });
  expect(html).toContain(`href="${path}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('an erasure names the receiver only if it may hold a copy, and always the mail service', () => {
  const erased = (mayBeDelivered: boolean) => render({ kind: 'erased', mayBeDelivered });
  expect([erased(true), erased(false)].map((html) => html.includes('Airtable'))).toEqual([true, false]);
  expect(erased(false)).toContain('The service that carries our emails');
});
