import type { Plugin } from 'vite';

const withoutStyles = '\0without-styles';

/**
 * Leaves styles out of every script that browsers get. A part that wakes up there was rendered on the server, so the
 * page's one style sheet holds what it needs, and waking it fetches none.
 */
export function serverStylesOnly(): Plugin {
  return {
    name: 'server-styles-only',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /\.css$/ },
      handler: (_source, importer) => (importer && /\.[jt]sx?$/.test(importer) ? withoutStyles : undefined),
    },
    load: { filter: { id: /^\0without-styles$/ }, handler: () => ({ code: '', moduleSideEffects: false }) },
  };
}
