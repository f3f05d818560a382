import type { Rolldown } from 'vite';
import { propertiesNamedIn, withSettledProperties } from './custom-properties.ts';

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The module of a kind of page, and its folder. */
export const pageModule = /\/app\/pages\/([^/]+)\/page\.tsx$/;

/** Said first, whichever sheet comes first: the bundler may put a part's before those of every page. */
const layers = '@layer popover-polyfill, base, components;';

/**
 * Joins the styles of each kind of page into one text, by the folder of its module: those of what stands on every
 * page first, then its own, each in the order of imports. It stands in the page itself, so that the first paint waits
 * for one answer.
 * @param parts what the bundler made of the modules that render pages
 */
export function pageSheets(parts: readonly Part[]): Map<string, string> {
  const chunks = new Map(parts.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const texts = new Map(
    parts.flatMap((part) => (part.type === 'asset' ? [[part.fileName, part.source]] : [])),
  );
  const named = propertiesNamedIn([...chunks.values()].map(({ code }) => code));
  const entry = parts.find((part) => part.type === 'chunk' && part.isEntry);
  const sheets = new Map<string, string>();
  for (const [fileName, { facadeModuleId }] of chunks) {
    const [, folder] = pageModule.exec(facadeModuleId ?? '') ?? [];
    if (!folder || !entry) continue;
    const names = stylesOf([entry.fileName, fileName], chunks);
    const joined = [...names].map((name) => String(texts.get(name)).trim()).join('\n');
    const text = layers + withSettledProperties(joined, named);
    if (text.includes('</style')) throw new Error(`the styles of app/pages/${folder} would end themselves`);
    sheets.set(folder, text);
  }
  return sheets;
}

/** @returns the style files of these chunks and of all that they import, now or once it is needed */
function stylesOf(from: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
    chunk.dynamicImports.filter((name) => !isPage(chunks.get(name))).forEach(visit);
  };
  from.forEach(visit);
  return styles;
}

function isPage(chunk: Rolldown.OutputChunk | undefined): boolean {
  return pageModule.test(chunk?.facadeModuleId ?? '');
}
