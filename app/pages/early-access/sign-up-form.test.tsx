import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames, honeypotField } from '../../../sign-up/fields.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import { SignUpForm } from './sign-up-form.tsx';

const html = renderToStaticMarkup(
  <SignUpForm state={{ phase: 'idle', errors: {} }} onSubmit={() => undefined} kept={{}} knownTeams={[]} />,
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
] as const)('without JavaScript a limited form in "%s" says when to press again', (locale, advice) => {
  const limited = inRenderContext({ locale }, () =>
    renderToStaticMarkup(
      <SignUpForm
        state={{ phase: 'failed', code: 'too-many', retryAfterSeconds: 42 }}
        onSubmit={() => undefined}
        kept={{ name: 'Ann' }}
        knownTeams={[]}
      />,
    ),
  );
  expect(limited).toContain(advice);
  expect(limited).toContain('value="Ann"');
});

test('the form has exactly the fields of the API', () => {
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual([...fieldNames, 'airtableUrl', honeypotField].toSorted());
});
