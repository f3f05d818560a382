import type { Rolldown } from 'vite';

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Matches the module of a page kind. The group is its folder. */
export const pageModule = /\/app\/pages\/([^/]+)\/page\.tsx$/;
/** The entry imports all pages and islands dynamically. A page imports its own islands statically. */
const ofOnePage = /\/page\.tsx$|\.island\.tsx$/;

/**
 * Declared first, because the bundler may order the sheet of a component before app.css, which
 * declares the layers.
 */
const layers = '@layer popover-polyfill, base, components, sections, pages, states;';

/**
 * Joins the styles of each page kind: those of the entries first, then its own, in import order. They
 * are inlined, so that the first paint needs one response.
 * @param parts the bundler's output for the server
 * @returns the style sheets by page folder
 */
export function pageSheets(parts: readonly Part[]): Record<string, string> {
  const chunks = new Map(parts.filter((part) => part.type === 'chunk').map((part) => [part.fileName, part]));
  const texts = new Map(parts.map((part) => [part.fileName, part.type === 'asset' ? part.source : '']));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const sheets: Record<string, string> = {};
  for (const [fileName, { facadeModuleId }] of chunks) {
    const [, folder] = pageModule.exec(facadeModuleId ?? '') ?? [];
    if (!folder) continue;
    const names = [...stylesOf([...entries, fileName], chunks)];
    const text = layers + names.map((name) => String(texts.get(name)).trim()).join('\n');
    if (text.includes('</style')) throw new Error(`the styles of app/pages/${folder} contain </style`);
    sheets[folder] = text;
  }
  return sheets;
}

/**
 * @returns the style files of these chunks and of all their static and dynamic imports, without
 * those of other pages and their islands
 */
function stylesOf(from: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
    const isOfOnePage = (name: string) => ofOnePage.test(chunks.get(name)?.facadeModuleId ?? '');
    chunk.dynamicImports.filter((name) => !isOfOnePage(name)).forEach(visit);
  };
  from.forEach(visit);
  return styles;
}
