/** The first byte of a b-tree page (https://www.sqlite.org/fileformat2.html#b_tree_pages). */
const headerBytes: Record<number, number> = { 2: 12, 5: 12, 10: 8, 13: 8 };
/** The first page begins with the header of the file. */
const fileHeaderBytes = 100;
const cellCountAt = 3;
const contentStartAt = 5;

/**
 * Finds the bytes between the cell pointers and the cells of a b-tree page, whose content SQLite
 * ignores. Overflow pages and pages of the freelist begin with a page number, so with 0 in a file of
 * less than 2^24 pages.
 * @returns undefined for other pages
 */
export function unallocatedBytes(page: Buffer, isFirst: boolean): { start: number; end: number } | undefined {
  const header = isFirst ? fileHeaderBytes : 0;
  const length = headerBytes[page[header] ?? 0];
  if (length === undefined) return undefined;
  const pointers = header + length;
  const start = pointers + 2 * page.readUInt16BE(header + cellCountAt);
  // A page of 65,536 bytes has 0 for its end.
  const end = page.readUInt16BE(header + contentStartAt) || page.length;
  if (start > end || end > page.length) return undefined;
  for (let at = pointers; at < start; at += 2) {
    const cell = page.readUInt16BE(at);
    if (cell < end || cell >= page.length) return undefined;
  }
  return { start, end };
}
