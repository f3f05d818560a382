import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames, trapField } from '../../../../sign-up/fields.ts';
import { SignUpForm } from './sign-up-form.tsx';

test('the form has every field that is kept, and none that would be dropped', () => {
  const html = renderToStaticMarkup(
    <SignUpForm state={{ phase: 'idle', errors: {} }} onSubmit={() => undefined} kept={{}} knownTeams={[]} />,
  );
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual([...fieldNames, 'airtableUrl', trapField].toSorted());
});
