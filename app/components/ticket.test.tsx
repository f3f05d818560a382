// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ticket } from './ticket.tsx';

test('shows strip, content and stub, and is torn if told so', () => {
  const isTorn = (torn: boolean) => {
    document.body.innerHTML = renderToStaticMarkup(
      <Ticket strip={['Gate', 'Row', 'Seat']} stub="Stub" torn={torn}>
        Admit two
      </Ticket>,
    );
    return document.body.firstElementChild?.hasAttribute('data-torn');
  };
  expect(isTorn(false)).toBe(false);
  expect(isTorn(true)).toBe(true);
  expect(document.body.textContent).toBe('Gate Row Seat Admit twoStub');
});
