import type { Rolldown } from 'vite';

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The module of a page kind. The group is its folder. */
export const pageModule = /\/app\/pages\/([^/]+)\/page\.tsx$/;

/** Declared first: the bundler may order the sheet of a component before app.css, which declares the layers. */
const layers = '@layer popover-polyfill, base, components;';

/**
 * Joins the styles of each page kind: those of every page first, then its own, in the order of imports. They are
 * inlined, so that the first paint waits for one response.
 * @param parts the bundler's output for the server entry
 * @returns the style sheets by the page's folder
 */
export function pageSheets(parts: readonly Part[]): Map<string, string> {
  const chunks = new Map(parts.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const texts = new Map(
    parts.flatMap((part) => (part.type === 'asset' ? [[part.fileName, part.source]] : [])),
  );
  const entry = parts.find((part) => part.type === 'chunk' && part.isEntry);
  const sheets = new Map<string, string>();
  for (const [fileName, { facadeModuleId }] of chunks) {
    const [, folder] = pageModule.exec(facadeModuleId ?? '') ?? [];
    if (!folder || !entry) continue;
    const names = stylesOf([entry.fileName, fileName], chunks);
    const joined = [...names].map((name) => String(texts.get(name)).trim()).join('\n');
    const text = layers + joined;
    if (text.includes('</style')) throw new Error(`the styles of app/pages/${folder} contain </style`);
    sheets.set(folder, text);
  }
  return sheets;
}

/** @returns the style files of these chunks and of all that they import, statically or dynamically */
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
