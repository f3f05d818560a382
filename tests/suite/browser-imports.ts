import type { IModule } from 'dependency-cruiser';

/** Modules with which a browser starts: its entries, and islands, which are found by their names. */
const browserModule = /^app\/(entry\.(client|vitals)\.tsx?|.*\.(dev-)?island\.tsx)$/;

/**
 * Modules of the server's rendering. In a browser, `siteContext()` returns the default settings and
 * the texts of `timed-text.ts` follow from these. Islands get such values as props.
 */
const serverModule = /^(content\/site-context|content\/clock\/timed-text|app\/i18n\/render-context)\.ts$/;

type Module = Pick<IModule, 'source'> & {
  dependencies: Pick<IModule['dependencies'][number], 'resolved' | 'coreModule' | 'dependencyTypes'>[];
};

/**
 * Follows static and dynamic imports, but not those of types, which browsers do not load.
 * @returns the import path of each module that a browser must not reach
 */
export function forbiddenInBrowser(modules: readonly Module[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const paths = modules.flatMap(({ source }) => (browserModule.test(source) ? [[source]] : []));
  const seen = new Set(paths.flat());
  const found: string[] = [];
  for (const path of paths)
    for (const { resolved, coreModule, dependencyTypes } of bySource.get(path.at(-1) ?? '')?.dependencies ??
      []) {
      if (seen.has(resolved) || isOfTypes(dependencyTypes)) continue;
      seen.add(resolved);
      const next = [...path, resolved];
      if (coreModule || serverModule.test(resolved)) found.push(next.join(' → '));
      else paths.push(next);
    }
  return found;
}

function isOfTypes(kinds: readonly string[]): boolean {
  return kinds.includes('type-only') || kinds.includes('type-import');
}
