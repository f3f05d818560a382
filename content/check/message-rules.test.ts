import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { missingMessages } from './message-rules.ts';

function found(en: Record<string, unknown>, ar: Record<string, unknown>): string[] {
  const files = new Map(
    Object.entries({ 'messages/en/home.json': en, 'messages/ar/home.json': ar }).map(([file, texts]) => [
      file,
      { file, area: 'home', texts },
    ]),
  );
  return missingMessages(files).map(formatFinding);
}

test('reports a message that one language lacks or has empty, in the file that lacks it', () => {
  expect(found({ one: '1', two: '2', three: '' }, { one: '١', three: '٣', four: '٤', two: '' })).toEqual([
    'messages/en/home.json: entry "home", field three: is missing or empty. messages/ar/home.json has this text',
    'messages/en/home.json: entry "home", field four: is missing or empty. messages/ar/home.json has this text',
    'messages/ar/home.json: entry "home", field two: is missing or empty. messages/en/home.json has this text',
  ]);
});

test('reports nothing if both languages have all messages', () => {
  expect(found({ one: '1', two: [{ match: {} }] }, { two: [{ match: {} }], one: '١' })).toEqual([]);
});

test('reports an area that one language does not have', () => {
  const file = 'messages/en/home.json';
  const only = new Map([[file, { file, area: 'home', texts: { one: '1' } }]]);
  expect(missingMessages(only).map(({ file: lacking }) => lacking)).toEqual(['messages/ar/home.json']);
});
