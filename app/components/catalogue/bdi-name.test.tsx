import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BdiName } from './names.tsx';

test('the name is set apart from the sentence around it, once', () => {
  expect(renderToStaticMarkup(<BdiName text="انضم إلى NBA الآن مع NBA" name="NBA" />)).toBe(
    'انضم إلى <bdi>NBA</bdi> الآن مع NBA',
  );
});

test('a sentence without the name stays as it is', () => {
  expect(renderToStaticMarkup(<BdiName text="انضم الآن" name="NBA" />)).toBe('انضم الآن');
  expect(renderToStaticMarkup(<BdiName text="انضم الآن" name="" />)).toBe('انضم الآن');
});
