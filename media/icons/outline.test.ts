import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('joins the paths of a group, each from the origin', () => {
  const body = '<g fill="none"><path d="M8 6v6"/><path stroke-width="2" d="m7 10l5 5"/></g>';
  expect(outline(body)).toBe('M8 6v6M0 0m7 10l5 5');
});

test('converts circles and rectangles to paths', () => {
  expect(outline('<circle cx="12" cy="10" r="3"/>')).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0');
  expect(outline('<rect width="16" height="12" x="2" y="6" rx="2"/>')).toBe(
    'M4 6h12a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  );
});

test('refuses other elements', () => {
  expect(() => outline('<ellipse cx="1" cy="1" rx="2" ry="1"/>')).toThrow('<ellipse cx="1"');
});
