import { expect, test } from 'vitest';
import { propertiesNamedIn, withSettledProperties } from './custom-properties.ts';

const nothing = new Set<string>();

test.each([
  ['becomes its value where it is read', ':root{--a:1px}p{margin:var(--a)}', ':root{}p{margin:1px}'],
  [
    'may be made of another',
    ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}',
    ':root{}p{margin:calc(1px*2)}',
  ],
  ['goes when nobody reads it', ':root{--a:1px}p{margin:0}', ':root{}p{margin:0}'],
])('a property that never changes %s', (_, sheet, settled) => {
  expect(withSettledProperties(sheet, nothing)).toBe(settled);
});

test.each([
  ['is set anew somewhere', ':root{--a:1px}:root:lang(ar){--a:2px}p{margin:var(--a)}'],
  ['is set in a part of the page', 'main{--a:1px}p{margin:var(--a)}'],
  ['has something in its stead', 'p{margin:var(--a,1px)}b{--a:2px}'],
])('a property stays that %s', (_, sheet) => {
  expect(withSettledProperties(sheet, nothing)).toBe(sheet);
});

test('properties that scripts name stay as they are', () => {
  const named = propertiesNamedIn(['style:{"--a":1}', 'color:"var(--b)"']);
  const sheet = ':root{--a:1;--b:2}p{order:var(--a)}';
  expect(withSettledProperties(sheet, named)).toBe(sheet);
});

test('a selector is no property', () => {
  const sheet = '.x--a:hover{margin:0}.y--b:is(p){margin:0}';
  expect(withSettledProperties(sheet, nothing)).toBe(sheet);
});
