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

test('shows the message of any other error, escaped', () => {
  expect(screenOf(new Error('<b>the stand is shut</b>'))).toContain('&lt;b&gt;the stand is shut&lt;/b&gt;');
  expect(screenOf('plain words')).toContain('plain words');
});
