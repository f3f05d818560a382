import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Barcode, Ticket } from './ticket.tsx';

const strip = ['Gate', 'Row', 'Seat'] as const;
const inside =
  '<div class="ticket-body" data-ground="chalk"><p class="ticket-strip"><span>Gate</span><span>Row</span>' +
  '<span>Seat</span></p><div class="ticket-content">Admit two</div></div>' +
  '<div class="ticket-stub" data-ground="chalk">Stub</div></div>';

test('renders strip, content and stub', () => {
  expect(
    renderToStaticMarkup(
      <Ticket strip={strip} stub="Stub">
        Admit two
      </Ticket>,
    ),
  ).toBe(`<div class="ticket ">${inside}`);
});

test('sets data-torn, id and class', () => {
  expect(
    renderToStaticMarkup(
      <Ticket id="ticket" className="own" strip={strip} stub="Stub" torn>
        Admit two
      </Ticket>,
    ),
  ).toBe(`<div id="ticket" class="ticket own" data-torn="true">${inside}`);
});

test('a barcode fills its box with separate bars and is hidden from screen readers', () => {
  const drawn = renderToStaticMarkup(<Barcode />);
  expect(drawn).toMatch(
    /^<svg class="barcode" width="172" height="44" viewBox="0 0 107 44" preserveAspectRatio="none" fill="currentColor" aria-hidden="true"><path d="(M\d+ 0h\d+v44h-\d+z)+"><\/path><\/svg>$/,
  );
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
