import type { Finding } from './finding.ts';

type Lines = readonly string[];

const indentOf = (line = '') => /^\s*/.exec(line)?.[0].length ?? 0;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param text the file of the finding
 * @returns the line (from 1) of the field, or of the nearest part of its path that is written there; undefined if the
 * entry is not found
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
  const next = lines.findIndex((line, at) => at > start && indentOf(line) < indentOf(lines[start]));
  return lineAfter(lines, start, next < 0 ? lines.length : next, path) || start + 1;
}

/** Messages of JSON.parse contain either the line or some characters around the error. */
function lineOfSyntaxError(message: string, text: string): number | undefined {
  const [, line] = /\(line (\d+) column \d+\)/.exec(message) ?? [];
  if (line) return Number(line);
  const [, around = ''] = /, (?:\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid JSON/.exec(message) ?? [];
  const at = around ? text.indexOf(around) : -1;
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** Follows a path such as `story.en.0` from line to line. @returns 0 if not even its first part is found */
function lineAfter(lines: Lines, start: number, end: number, path: Lines): number {
  let at = start;
  let found = 0;
  for (const part of path) {
    const next = /^\d+$/.test(part) ? itemLine(lines, at, Number(part)) : keyLine(lines, at, end, part);
    if (next === undefined) break;
    at = next;
    found = at + 1;
  }
  return found;
}

function keyLine(lines: Lines, from: number, end: number, key: string): number | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,])(?:get )?['"]?${escaped(key)}['"]?(?::|\\()`);
  const at = lines.slice(from, end).findIndex((line) => pattern.test(line));
  return at < 0 ? undefined : from + at;
}

/** @returns the line of an item of the list that begins in line `from`. A list in one line has none of its own. */
function itemLine(lines: Lines, from: number, index: number): number | undefined {
  const indent = indentOf(lines[from + 1]);
  if (indent <= indentOf(lines[from])) return undefined;
  let count = -1;
  for (let at = from + 1; at < lines.length && indentOf(lines[at]) >= indent; at++)
    if (indentOf(lines[at]) === indent && !/^\s*[\])}]/.test(lines[at] ?? '')) {
      count += 1;
      if (count === index) return at;
    }
  return undefined;
}
