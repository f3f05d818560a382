import { expect, test } from 'vitest';
import { unallocatedBytes } from './page-layout.ts';

/** A leaf page of a table with two cells at its end. */
function leaf(): Buffer {
  const page = Buffer.alloc(512);
  page[0] = 13;
  page.writeUInt16BE(2, 3);
  page.writeUInt16BE(480, 5);
  page.writeUInt16BE(496, 8);
  page.writeUInt16BE(480, 10);
  return page;
}

test('finds the bytes between the pointers and the cells', () => {
  expect(unallocatedBytes(leaf(), false)).toEqual({ start: 12, end: 480 });
  const first = Buffer.alloc(512);
  leaf().copy(first, 100, 0, 412);
  expect(unallocatedBytes(first, true)).toEqual({ start: 112, end: 480 });
  const interior = leaf();
  interior[0] = 5;
  interior.writeUInt16BE(0, 3);
  interior.writeUInt16BE(0, 5);
  expect(unallocatedBytes(interior, false)).toEqual({ start: 12, end: 512 });
});

test.each([
  ['an overflow or free page', (page: Buffer) => page.writeUInt32BE(77, 0)],
  ['cells that begin inside the pointers', (page: Buffer) => page.writeUInt16BE(11, 5)],
  ['cells that begin behind the page', (page: Buffer) => page.writeUInt16BE(513, 5)],
  ['a pointer in front of the cells', (page: Buffer) => page.writeUInt16BE(479, 8)],
  ['a pointer behind the page', (page: Buffer) => page.writeUInt16BE(512, 10)],
])('leaves %s alone', (_name, change) => {
  const page = leaf();
  change(page);
  expect(unallocatedBytes(page, false)).toBeUndefined();
});
