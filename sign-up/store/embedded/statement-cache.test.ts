import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { cachedPrepare } from './statement-cache.ts';

function countingFile() {
  const prepared: string[] = [];
  const file = { prepare: (sql: string) => prepared.push(sql) && { sql } };
  return { prepared, prepare: cachedPrepare(file as unknown as Database) };
}
const texts = (count: number) => Array.from({ length: count }, (_, index) => `select ${index}`);

test('prepares a statement once, and keeps a hundred', () => {
  const { prepared, prepare } = countingFile();
  const first = texts(100).map(prepare);
  expect(texts(100).map(prepare)).toEqual(first);
  expect(prepared).toEqual(texts(100));
});

test('evicts the least recently used statement beyond a hundred', () => {
  const { prepared, prepare } = countingFile();
  texts(100).forEach(prepare);
  prepare('select 0');
  prepare('select 100');
  prepared.length = 0;
  for (const sql of ['select 0', 'select 2', 'select 99', 'select 100']) prepare(sql);
  expect(prepared).toEqual([]);
  prepare('select 1');
  expect(prepared).toEqual(['select 1']);
});
