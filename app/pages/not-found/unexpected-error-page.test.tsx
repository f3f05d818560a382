import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

const screenOf = (error: unknown) => renderToStaticMarkup(<UnexpectedErrorPage error={error} />);

test('the screen of an answer that failed shows its status and status text', () => {
  const answer = new Response(null, { status: 503, statusText: 'Service Unavailable' });
  const screen = screenOf(answer);
  expect(screen).toContain('Unexpected Application Error!');
  expect(screen).toContain('503 Service Unavailable');
});

test('the screen of anything thrown shows its message, as text alone', () => {
  expect(screenOf(new Error('<b>the stand is shut</b>'))).toContain('&lt;b&gt;the stand is shut&lt;/b&gt;');
  expect(screenOf('plain words')).toContain('plain words');
});
