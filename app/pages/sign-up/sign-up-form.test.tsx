import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames, honeypotField, mapFields } from '../../../sign-up/fields.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import { SignUpForm } from './sign-up-form.tsx';

const noValues = mapFields(() => '');

const html = renderToStaticMarkup(
  <SignUpForm
    state={{ phase: 'idle', errors: {}, values: noValues }}
    onSubmit={() => undefined}
    knownTeams={[]}
    contact="privacy@fans.com"
  />,
);

test('name and email are required, team is not', () => {
  const required = [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes(' required'));
  expect(required.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['name', 'email']);
});

test.each([
  ['en', 'Press the button again in 42 seconds.'],
  ['ar', 'اضغط الزر مجددًا بعد 42 ثانية.'],
] as const)('without JavaScript, a form in "%s" after a 429 shows the wait in seconds', (locale, advice) => {
  const limited = inRenderContext({ locale }, () =>
    renderToStaticMarkup(
      <SignUpForm
        state={{
          phase: 'failed',
          code: 'too-many',
          retryAfterSeconds: 42,
          values: { ...noValues, name: 'Ann' },
        }}
        onSubmit={() => undefined}
        knownTeams={[]}
        contact="privacy@fans.com"
      />,
    ),
  );
  expect(limited).toContain(advice);
  expect(limited).toContain('value="Ann"');
});

/**
 * The autofill field names of the HTML standard, and words by which form fillers recognize fields.
 */
const knownToFillers = [
  ...[
    'name',
    'honorific',
    'nickname',
    'username',
    'password',
    'code',
    'organization',
    'title',
    'street',
    'address',
  ],
  ...[
    'city',
    'country',
    'postal',
    'zip',
    'state',
    'cc',
    'card',
    'transaction',
    'currency',
    'amount',
    'language',
  ],
  ...[
    'bday',
    'birth',
    'sex',
    'gender',
    'url',
    'photo',
    'tel',
    'phone',
    'mobile',
    'fax',
    'email',
    'mail',
    'impp',
  ],
  ...['website', 'web', 'homepage', 'company', 'login', 'user', 'search', 'comment', 'message', 'subject'],
];

test('the honeypot is not recognized by form fillers and password managers', () => {
  const [trap = ''] = html.match(new RegExp(`<input id="${honeypotField}"[^>]*>`)) ?? [];
  const words = honeypotField.split(/[^a-z]+/);
  expect(words.filter((word) => knownToFillers.includes(word))).toEqual([]);
  for (const attribute of ['autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"', 'data-bwignore'])
    expect(trap).toContain(attribute);
});

test('the form has exactly the fields of the API', () => {
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual([...fieldNames, 'airtableUrl', honeypotField].toSorted());
});

const suggested = (locale: 'en' | 'ar') =>
  inRenderContext({ locale }, () =>
    renderToStaticMarkup(
      <SignUpForm
        state={{
          phase: 'idle',
          errors: {},
          values: {
            ...noValues,
            ...{ name: 'Ann', email: 'ann@gmial.com', kept_email: 'ann@gmial.com' },
            ...{ from: 'poster', ticket: 'a.b' },
          },
          suggestion: 'ann@gmail.com',
        }}
        onSubmit={() => undefined}
        knownTeams={[]}
        contact="privacy@fans.com"
      />,
    ),
  );

test.each([
  ['en', /Did you mean <bdi dir="ltr"[^>]*>ann@gmail\.com<\/bdi>\?/],
  ['ar', /هل تقصد <bdi dir="ltr"[^>]*>ann@gmail\.com<\/bdi>؟/],
] as const)(
  'in "%s" a suggested address can be accepted with one click, also without JavaScript',
  (locale, question) => {
    const markup = suggested(locale);
    expect(markup).toMatch(question);
    expect(markup).toContain('<input type="hidden" name="kept_email" value="ann@gmial.com"/>');
    const buttons = [...markup.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    // The enter key presses the first button, which sends the address as typed.
    expect(buttons.length).toBe(2);
    expect(buttons[0]).not.toContain('suggested_email');
    for (const attribute of ['type="submit"', 'name="suggested_email"', 'value="ann@gmail.com"'])
      expect(buttons[1]).toContain(attribute);
  },
);

test('the form sends the tags of the visit and the correction token on', () => {
  for (const input of ['name="from" value="poster"', 'name="ticket" value="a.b"'])
    expect(suggested('en')).toContain(`<input type="hidden" ${input}/>`);
  expect(html).not.toContain('name="from"');
});
