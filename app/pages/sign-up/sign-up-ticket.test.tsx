import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapFields } from '../../../sign-up/fields.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { FormOutcome } from '../../form-outcome.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import type { Club } from '../../sign-up/club-of.ts';
import SignUp, { type LetterTexts } from './sign-up.island.tsx';

const ann = makeSignUp('Ann', { team: 'Ajax' });
const stored = { ...ann, token: 'a.b', city: '' };

const render = (outcome: FormOutcome, locale: 'en' | 'ar' = 'en', letters?: LetterTexts, club?: Club) =>
  inRenderContext({ locale }, () =>
    renderToStaticMarkup(
      <SignUp
        outcome={outcome}
        initialValues={{}}
        knownTeams={[]}
        knownCities={['Leeds']}
        shareUrl="https://sportbuddy.example/coming-soon"
        contact="privacy@fans.com"
        launchDay="6 June"
        booked="Booked"
        calendars={{ google: 'https://g.example', outlook: 'https://o.example' }}
        letters={letters}
        club={club}
      />,
    ),
  );

test.each([
  ['en', 'We will write to ', '/coming-soon?change=a.b#ticket', 'Not right? Change it'],
  ['ar', 'سنراسلك على ', '/ar/coming-soon?change=a.b#ticket', 'البريد غير صحيح؟ عدّله'],
] as const)(
  'the ticket in "%s" names the address and links to its correction',
  (locale, text, href, link) => {
    const html = render({ kind: 'done', signUp: stored }, locale);
    expect(html).toContain(`${text}<bdi dir="ltr" translate="no">ann@example.com</bdi>`);
    expect(html).toContain(`href="${href}">${link}`);
  },
);

test('the ticket announces the first letter only if letters are sent', () => {
  const ticketWith = (letters?: LetterTexts) => render({ kind: 'done', signUp: stored }, 'en', letters);
  const announcement = 'Our first email has one button.';
  const html = ticketWith({ notice: 'Notice', booked: announcement, change: 'Use the link.' });
  expect(html).toContain(`<span>${announcement} </span>`);
  expect(html).toContain('Change it</a><span> Use the link.</span>');
  expect(ticketWith()).toContain('ann@example.com</bdi>. <a class="rule-link"');
  expect(ticketWith()).toContain('Change it</a></p>');
});

test('the success page has a plain form for the city', () => {
  const html = render({ kind: 'done', signUp: stored });
  const [form = ''] = /<form [^>]*class="city-question"[^>]*>/.exec(html) ?? [];
  for (const attribute of ['method="post"', 'action="/coming-soon#ticket"'])
    expect(form).toContain(attribute);
  expect(html).toContain('<input type="hidden" name="ticket" value="a.b"/>');
  expect(html).toContain('Which city do you watch in?');
  expect(html).not.toMatch(/name="city"[^>]* required/);
  expect(html).toContain('<option value="Leeds"></option>');
});

test('the ticket shows a saved city instead of the question', () => {
  const html = render({ kind: 'done', signUp: { ...stored, city: 'Leeds' } });
  expect(html).toContain('Your city: Leeds.');
  expect(html).not.toMatch(/<form[^>]*class="city-question"/);
});

test('keeps an invalid city in the field and shows its error', () => {
  const html = render({
    kind: 'done',
    signUp: { ...stored, city: 'x'.repeat(101) },
    cityError: 'invalid',
  });
  expect(html).toContain(`value="${'x'.repeat(101)}"`);
  expect(html).toContain('Invalid input');
});

test('an expired city token shows the success page without an error', () => {
  const html = render({ kind: 'done', cityError: 'expired' });
  expect(html).toContain('Your place is safe');
  expect(html).not.toMatch(/Submission failed|<form/);
});

test('without a token, renders no change link and no city form', () => {
  const html = render({ kind: 'done' });
  expect(html).not.toMatch(/change=|We will write|Which city/);
});

test('a correction renders the form with the current values and the correction token', () => {
  const html = render({
    kind: 'change',
    values: { ...ann, ticket: 'a.b' },
  });
  for (const [name, value] of [
    ['name', 'Ann'],
    ['team', 'Ajax'],
    ['email', 'ann@example.com'],
    ['ticket', 'a.b'],
  ])
    expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`));
});

test.each([
  ['en', '/coming-soon#ticket', 'Sign up someone else'],
  ['ar', '/ar/coming-soon#ticket', 'سجّل شخصًا آخر'],
] as const)('the ticket in "%s" links to an empty form for the next person', (locale, href, link) => {
  expect(render({ kind: 'done', signUp: stored }, locale)).toContain(`href="${href}">${link}`);
  expect(render({ kind: 'done' }, locale)).toContain(`href="${href}">${link}`);
});

test('the server renders no date on the stamp, because it is that of the visitor', () => {
  expect(render({ kind: 'done', signUp: stored })).toMatch(/<p class="stub-stamp">Founder<\/p>/);
});

test('tells the visitor to sign up again if the token has expired', () => {
  expect(render({ kind: 'refused', code: 'expired' })).toContain('Sign up again with the right address.');
});

test('a booked place is celebrated with forty hidden pieces in the colours of the team', () => {
  const [confetti = ''] = /<div class="confetti".*?<\/div>/.exec(render({ kind: 'done' })) ?? [];
  expect(confetti).toContain('aria-hidden="true"');
  expect(confetti.match(/<i /g)).toHaveLength(40);
  expect(confetti).not.toContain('--club-1');
  const club = { badge: '/b.svg', colours: ['#111111', '#222222'] };
  expect(render({ kind: 'done' }, 'en', undefined, club)).toContain(
    '<div class="confetti" aria-hidden="true" style="--club-1:#111111;--club-2:#222222;--club-3:#222222">',
  );
  expect(render({ kind: 'invalid', errors: {}, values: mapFields(() => '') })).not.toContain('confetti');
});
