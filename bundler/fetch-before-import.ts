import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper, which imports a chunk at once, by
 * `app/islands/fetch-then-import.ts`. Fails the build if Vite asks for no helper.
 */
export function fetchBeforeImport(): Plugin {
  let isReplaced = false;
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names only the imports of a chunk, or nothing if it has none.
          resolveDependencies: (file, imports) => [...new Set([file, ...imports])],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return "export { fetchThenImport as __vitePreload } from '/app/islands/fetch-then-import.ts';";
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite has no preload helper that could be replaced');
    },
  };
}
