import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

const screenOf = (error: unknown) => renderToStaticMarkup(<UnexpectedErrorPage error={error} />);

test('shows status and status text of a thrown Response', () => {
  const answer = new Response(null, { status: 503, statusText: 'Service Unavailable' });
  const screen = screenOf(answer);
  expect(screen).toContain('Unexpected Application Error!');
  expect(screen).toContain('503 Service Unavailable');
});

test.each([
  ['an error', new Error('the stand is shut')],
  ['a text', 'plain words'],
  ['nothing, as in production', undefined],
])('shows "500 Internal Server Error" and no stack for %s', (_name, error) => {
  const screen = screenOf(error);
  expect(screen).toContain('500 Internal Server Error');
  expect(screen).not.toMatch(/\bat .*:\d+|undefined/);
});

test('shows the message of any other error, escaped', () => {
  expect(screenOf(new Error('<b>the stand is shut</b>'))).toContain('&lt;b&gt;the stand is shut&lt;/b&gt;');
  expect(screenOf('plain words')).toContain('plain words');
});
