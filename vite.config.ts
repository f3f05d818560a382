import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, type Rolldown } from 'vite';
import { paraglideOptions } from './app/i18n/paraglide-options.ts';
import { namedLicences } from './bundler/named-licences.ts';
import { serverStylesOnly } from './bundler/server-styles-only.ts';

/** Libraries mark modules with 'use client', which has no meaning here. The server imports islands in both ways. */
const ignoredWarnings = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'];

const onwarn: Rolldown.WarningHandlerWithDefault = (warning, warn) => {
  if (!ignoredWarnings.includes(warning.code ?? '')) warn(warning);
};

const checks = { pluginTimings: false };

export default defineConfig({
  appType: 'custom',
  plugins: [paraglideVitePlugin(paraglideOptions), serverStylesOnly(), namedLicences()],
  publicDir: 'public',
  optimizeDeps: { entries: ['app/entry.client.tsx'] },
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: false },
  builder: { sharedConfigBuild: true },
  environments: {
    client: { build: { rolldownOptions: { input: 'app/entry.client.tsx', onwarn, checks } } },
    // Knows the styles and fonts of each page.
    ssr: {
      build: {
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: true,
        rolldownOptions: {
          input: 'app/entry.server.tsx',
          output: { entryFileNames: 'index.js' },
          onwarn,
          checks,
        },
      },
    },
  },
});
