import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const documents = sourcesEnding('.md');
const known = new Set(sourcesEnding('').map(({ path }) => path));
const folders = new Set([...known].flatMap((path) => [dirname(path), dirname(dirname(path))]));
/** Paths that exist only in tests. */
const invented = ['content/legal/en/x.md'];
const sources = [...sourcesEnding('.ts', '.tsx', '.css', '.json'), ...documents].filter(
  ({ path }) => path !== 'package-lock.json',
);

/**
 * True if `cited` is a file or folder, relative to the repository root or to the folder of `from`.
 */
const exists = (cited: string, from: string) =>
  [cited, join(dirname(from), cited)].some((path) => known.has(path) || folders.has(path));

/** Builds the fragment that GitHub generates for a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every Markdown file that a source mentions exists', () => {
  const cited = /(?<![\w*{}/$.-])[\w-][\w./-]*\.md\b/g;
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(cited)]
      .filter(([name]) => !exists(name, path) && !invented.includes(name))
      .map(([name]) => `${path} cites ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every file path in a document exists', () => {
  const named = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|css|json|md|yml|conf|service))`/g;
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .filter(([, name = '']) => !exists(name, path))
      .map(([, name]) => `${path} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every link in a document points to an existing file and heading', () => {
  const headings = new Map(
    documents.map(({ path, text }) => [
      path,
      new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading))),
    ]),
  );
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, file = '', heading]) => {
        const target = file ? join(dirname(path), file).replace(/\/$/, '') : path;
        const found = known.has(target) || folders.has(target);
        return found && (!heading || headings.get(target)?.has(heading)) ? [] : [`${path}: ${link}`];
      },
    ),
  );
  // The legal documents link to pages of the site. `content/legal/legal.test.ts` checks those
  // links.
  expect(broken.filter((line) => !line.startsWith('content/legal/'))).toEqual([]);
});
