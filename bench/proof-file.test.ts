import { expect, test } from 'vitest';
import { partOf, withPart } from './proof-file.ts';

const document = '# What was measured\n\n## Pages\n\nfast\n\n## Mutations\n\nmany\n';

test('a part is replaced where it stands, and the others stay', () => {
  expect(withPart(document, 'Pages', 'faster')).toBe(
    '# What was measured\n\n## Pages\n\nfaster\n\n## Mutations\n\nmany\n',
  );
});

test('a new part comes last', () => {
  expect(withPart('# What was measured\n', 'Pages', 'fast')).toBe(
    '# What was measured\n\n## Pages\n\nfast\n',
  );
});

test('a heading below another is a part of it', () => {
  const nested = '# What was measured\n\n## Films\n\n### Pages\n\nsmall\n\n## Pages\n\nfast\n';
  expect(partOf(nested, 'Pages')).toBe('fast');
  expect(partOf(nested, 'Films')).toBe('### Pages\n\nsmall');
});

test('a part ends where the next begins', () => {
  expect([partOf(document, 'Pages'), partOf(document, 'Mutations'), partOf(document, 'Films')]).toEqual([
    'fast',
    'many',
    '',
  ]);
});
