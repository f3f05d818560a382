import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { paraglideOptions } from './app/i18n/paraglide-options.ts';
import { fetchBeforeImport } from './bundler/fetch-before-import.ts';
import { islandNames } from './bundler/island-names.ts';
import { namedLicences } from './bundler/named-licences.ts';
import { paletteTokens } from './bundler/palette-tokens.ts';
import { usedMessages } from './bundler/used-messages.ts';
import { usedToastRules } from './bundler/used-toast-rules.ts';

/**
 * Libraries mark modules with 'use client', which has no meaning here. The server imports islands
 * in both ways.
 */
const ignoredWarnings = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'];

const onwarn: Rolldown.WarningHandlerWithDefault = (warning, warn) => {
  if (!ignoredWarnings.includes(warning.code ?? '')) warn(warning);
};

const checks = { pluginTimings: false };

const withoutStyles = '\0without-styles';
/**
 * Leaves styles out of the client bundle: the server rendered every island, so the page's style
 * sheet has its styles.
 */
const serverStylesOnly: Plugin = {
  name: 'server-styles-only',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: {
    filter: { id: /\.css$/ },
    handler: (_source, importer) => (importer && /\.[jt]sx?$/.test(importer) ? withoutStyles : undefined),
  },
  load: { filter: { id: /^\0without-styles$/ }, handler: () => ({ code: '', moduleSideEffects: false }) },
};

/**
 * One file for what scripts need at first, and one for what most islands need. Each further file costs
 * a slow phone more than its bytes.
 */
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'first',
    tags: ['$initial'],
    test: (id) => !/[\\/](?:entry\.)?vitals\b|web-vitals/.test(id),
    priority: 1,
  },
  { name: 'shared', minShareCount: 3, test: (id) => !/[\\/](?:embla-carousel|carousel)[\\/]/.test(id) },
];

export default defineConfig({
  appType: 'custom',
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    islandNames(),
    fetchBeforeImport(),
    serverStylesOnly,
    namedLicences(),
    usedMessages(),
    usedToastRules(),
  ],
  css: { postcss: paletteTokens() },
  publicDir: 'public',
  optimizeDeps: { entries: ['app/entry.client.tsx'] },
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: false },
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['app/entry.client.tsx', 'app/entry.vitals.ts'],
          output: { codeSplitting: { groups: sharedChunks } },
          onwarn,
          checks,
        },
      },
    },
    // Knows the styles and fonts of each page.
    ssr: {
      build: {
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: true,
        rolldownOptions: {
          input: {
            index: 'app/entry.server.tsx',
            start: 'server/start.ts',
            'warm-up': 'server/warm-up.ts',
            thread: 'sign-up/store/embedded/thread.ts',
            signups: 'sign-up/operator/main.ts',
            'is-current': 'bundler/is-current.ts',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // V8 keeps the text of all code. Names stay, because errors and plugins show them.
            sourcemapExcludeSources: true,
            minify: { compress: true, mangle: false, codegen: true },
          },
          onwarn,
          checks,
        },
      },
    },
  },
});
