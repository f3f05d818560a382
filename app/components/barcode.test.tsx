import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Barcode } from './barcode.tsx';

test('a barcode fills its box with separate bars and is hidden from screen readers', () => {
  const drawn = renderToStaticMarkup(<Barcode isSource />);
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

test('other barcodes of a page repeat the bars of the first', () => {
  const drawn = renderToStaticMarkup(<Barcode />);
  expect(drawn).toContain('<use href="#barcode"></use>');
  expect(renderToStaticMarkup(<Barcode isSource />)).toContain('<path id="barcode"');
});
