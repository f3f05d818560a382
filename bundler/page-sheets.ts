import postcss, { type Root } from 'postcss';
import type { Rolldown } from 'vite';
import type { LaterSheets } from '../app/rendering.ts';

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Styles of a page kind. `later`: of what follows the first window (app/later-styles.tsx). */
type PageStyles = { first: string; later: Record<keyof LaterSheets, string> };

/** Matches the module of a page kind. The group is its folder. */
export const pageModule = /\/app\/pages\/([^/]+)\/page\.tsx$/;
/** The entry imports all pages and islands dynamically. A page imports its own islands statically. */
const ofOnePage = /\/page\.tsx$|\.island\.tsx$/;

/**
 * Declared first, because the bundler may order the sheet of a component before app.css, which
 * declares the layers.
 */
const layers = '@layer popover-polyfill, base, components, sections, pages, states;';

/** Cascade layers of styles that come later. */
const laterLayers: Record<string, keyof LaterSheets> = {
  'components.later': 'frame',
  'sections.later': 'page',
  'pages.later': 'page',
};

/**
 * Joins the styles of each page kind: those of the entries first, then its own, in import order. They
 * are inlined, so that the first paint needs one response, except those of what comes later.
 * @param parts the bundler's output for the server
 * @returns the styles by page folder
 */
export function pageSheets(parts: readonly Part[]): Record<string, PageStyles> {
  const chunks = new Map(parts.filter((part) => part.type === 'chunk').map((part) => [part.fileName, part]));
  const texts = new Map(parts.map((part) => [part.fileName, part.type === 'asset' ? part.source : '']));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const sheets: Record<string, PageStyles> = {};
  for (const [fileName, { facadeModuleId }] of chunks) {
    const [, folder] = pageModule.exec(facadeModuleId ?? '') ?? [];
    if (!folder) continue;
    const names = [...stylesOf([...entries, fileName], chunks)];
    const text = names.map((name) => String(texts.get(name)).trim()).join('\n');
    if (text.includes('</style')) throw new Error(`the styles of app/pages/${folder} contain </style`);
    sheets[folder] = withoutLater(postcss.parse(text));
  }
  return sheets;
}

/** Moves the styles of the layers that come later out of a sheet. */
function withoutLater(sheet: Root): PageStyles {
  const later = { page: postcss.root(), frame: postcss.root() };
  sheet.each((node) => {
    const part = node.type === 'atrule' && node.name === 'layer' && node.nodes && laterLayers[node.params];
    if (part) later[part].append(node);
  });
  return {
    first: layers + sheet.toString(),
    later: { page: later.page.toString(), frame: later.frame.toString() },
  };
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
