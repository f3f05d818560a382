import type { Plugin } from 'vite';

const standIns: Record<string, string> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/**
 * Lets Preact answer for React in what browsers get: the parts that wake there use hooks and nothing else, for which
 * React's own DOM is ten times as heavy (docs/decisions/0013-the-way-to-the-paint.md). Development keeps React, whose
 * state lives through an edit.
 */
export function preactInBrowsers(): Plugin {
  return {
    name: 'preact-in-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(source, importer, options) {
        const standIn = standIns[source];
        if (!standIn)
          throw new Error(`${importer} asks for ${source}, for which Preact has no stand-in here`);
        return this.resolve(standIn, importer, options);
      },
    },
  };
}
