import type { Plugin } from 'vite';

const withoutStyles = '\0without-styles';

/**
 * Leaves styles out of the client bundle. The server rendered every island, so the page's style sheet has its styles.
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
