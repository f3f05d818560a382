// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countInView, isRightToLeft, leadOf } from './mover.ts';

function styled(css: string, width = 0): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = css;
  Object.defineProperty(element, 'offsetWidth', { value: width });
  document.body.append(element);
  return element;
}

test.each([
  [210, 2],
  [209, 2],
  [208, 1],
  [320, 3],
  [40, 1],
])('into %i pixels fit %i slides of 100 with gaps of 10, one at least', (room, slides) => {
  expect(countInView(room, styled('margin-inline-end: 10px', 100))).toBe(slides);
});

test('slides without a gap are counted by their width, no slides as one', () => {
  expect(countInView(300, styled('', 100))).toBe(3);
  expect(countInView(300, undefined)).toBe(1);
});

test.each([
  ['scroll-padding-inline-start: 50px; padding-inline-start: 20px', 30],
  ['scroll-padding-inline-start: 50px', 50],
  ['scroll-padding-inline-start: auto; padding-inline-start: 20px', -20],
])('a view with %s leads by %i pixels', (css, lead) => {
  expect(leadOf(styled(css))).toBe(lead);
});

test('only what is written from right to left is so', () => {
  expect(isRightToLeft(styled('direction: rtl'))).toBe(true);
  expect(isRightToLeft(styled('direction: ltr'))).toBe(false);
});
