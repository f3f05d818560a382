import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BdiName } from './names.tsx';

test('wraps the first occurrence of the name in bdi', () => {
  expect(renderToStaticMarkup(<BdiName text="انضم إلى NBA الآن مع NBA" name="NBA" />)).toBe(
    'انضم إلى <bdi>NBA</bdi> الآن مع NBA',
  );
});

test('returns a text without the name unchanged', () => {
  expect(renderToStaticMarkup(<BdiName text="انضم الآن" name="NBA" />)).toBe('انضم الآن');
  expect(renderToStaticMarkup(<BdiName text="انضم الآن" name="" />)).toBe('انضم الآن');
});
