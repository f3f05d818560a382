import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite';
import { paraglideOptions } from './app/i18n/paraglide-options.ts';
import { namedLicences } from './build/bundling/named-licences.ts';
import { oneLanguage } from './build/bundling/one-language.ts';
import { serverStylesOnly } from './build/bundling/server-styles-only.ts';
import { baseLocale, type Locale, locales } from './content/locale.ts';

/** Says of libraries that they are made for servers and browsers alike; nobody here reads it. */
const unread = 'MODULE_LEVEL_DIRECTIVE';

const onwarn: Rolldown.WarningHandlerWithDefault = (warning, warn) => {
  if (warning.code !== unread) warn(warning);
};

/** How long plugins take is no warning. */
const checks = { pluginTimings: false };

/** The one script of every page of a language, and what it wakes. */
const browsersOf = (locale: Locale): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    copyPublicDir: locale === baseLocale,
    rolldownOptions: { input: 'app/entry.client.tsx', onwarn, checks },
  },
});

export default defineConfig({
  appType: 'custom',
  plugins: [paraglideVitePlugin(paraglideOptions), serverStylesOnly(), oneLanguage(), namedLicences()],
  publicDir: 'public',
  optimizeDeps: { entries: ['app/entry.client.tsx'] },
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: false },
  builder: { sharedConfigBuild: true },
  environments: {
    // Renders the pages, and so knows the styles and fonts of each.
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
    ...Object.fromEntries(locales.map((locale) => [locale, browsersOf(locale)])),
  },
});
