import type { Finding } from './finding.ts';

type Lines = readonly string[];

const indentOf = (line = '') => /^\s*/.exec(line)?.[0].length ?? 0;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param text the file of the finding
 * @returns the line (from 1) of the field, or of the nearest part of its path that is written
 * there; undefined if the entry is not found
 */
export function lineOf({ file, entry, field, message }: Finding, text: string): number | undefined {
  if (field === '(file)') return lineOfSyntaxError(message, text);
  const lines = text.split('\n');
  const path = field.split('.').filter((part) => part !== '(entry)');
  if (file.endsWith('.json')) return lineAfter(lines, 0, lines.length, path) || undefined;
  const start = lines.findIndex((line) =>
    new RegExp(`^\\s*(?:slug|kind): '${escaped(entry)}'|^\\s*${escaped(entry)}: [{[]`).test(line),
  );
  if (start < 0) return undefined;
  const next = lines.findIndex((line, index) => index > start && indentOf(line) < indentOf(lines[start]));
  return lineAfter(lines, start, next < 0 ? lines.length : next, path) || start + 1;
}

/** Messages of JSON.parse contain either the line or some characters around the error. */
function lineOfSyntaxError(message: string, text: string): number | undefined {
  const [, line] = /\(line (\d+) column \d+\)/.exec(message) ?? [];
  if (line) return Number(line);
  const [, around = ''] = /, (?:\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid JSON/.exec(message) ?? [];
  const index = around ? text.indexOf(around) : -1;
  return index < 0 ? undefined : text.slice(0, index).split('\n').length;
}

/**
 * Follows a path such as `story.en.0` from line to line. @returns 0 if not even its first part is
 * found
 */
function lineAfter(lines: Lines, start: number, end: number, path: Lines): number {
  let current = start;
  let found = 0;
  for (const part of path) {
    const next = /^\d+$/.test(part)
      ? itemLine(lines, current, Number(part))
      : keyLine(lines, current, end, part);
    if (next === undefined) break;
    current = next;
    found = next + 1;
  }
  return found;
}

function keyLine(lines: Lines, from: number, end: number, key: string): number | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,])(?:get )?['"]?${escaped(key)}['"]?(?::|\\()`);
  const index = lines.slice(from, end).findIndex((line) => pattern.test(line));
  return index < 0 ? undefined : from + index;
}

/**
 * @returns the line of an item of the list that begins in line `from`. A list in one line has none
 * of its own.
 */
function itemLine(lines: Lines, from: number, index: number): number | undefined {
  const indent = indentOf(lines[from + 1]);
  if (indent <= indentOf(lines[from])) return undefined;
  let count = -1;
  for (let line = from + 1; line < lines.length && indentOf(lines[line]) >= indent; line++)
    if (indentOf(lines[line]) === indent && !/^\s*[\])}]/.test(lines[line] ?? '')) {
      count += 1;
      if (count === index) return line;
    }
  return undefined;
}
