// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Barcode, Ticket } from './ticket.tsx';

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

test('a barcode fills its box with separate bars and is hidden from screen readers', () => {
  const drawn = renderToStaticMarkup(<Barcode />);
  expect(drawn).toContain('aria-hidden="true"');
  const bars = [...drawn.matchAll(/M(\d+) 0h(\d+)v44h-(\d+)z/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(bars).toHaveLength(26);
  let end = -1;
  for (const [start = 0, width = 0, back] of bars) {
    expect(start).toBeGreaterThan(end);
    expect(back).toBe(width);
    end = start + width;
  }
  expect(bars[0]?.[0]).toBe(0);
  expect(end).toBe(107);
});
