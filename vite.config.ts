import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { paraglideOptions } from './app/i18n/paraglide-options.ts';

/** Under this size (bytes before compression) a shared chunk costs a page more in requests than it saves others. */
const smallestSharedChunk = 12_000;

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), reactRouter()],
  publicDir: 'public',
  define: { __BUILD_YEAR__: String(new Date().getUTCFullYear()) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chunks of several parts would else be named after all of them.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0]}-[hash][extname]`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/]react[\\/]/, priority: 2 },
                // Fetched and run by itself, once the first island wakes.
                { name: 'react-dom', test: /node_modules[\\/](react-dom|scheduler)[\\/]/, priority: 1 },
                {
                  name: 'shared',
                  test: /app[\\/](frame|i18n|islands|ui)[\\/]|node_modules[\\/]lucide-react/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: smallestSharedChunk,
                },
              ],
            },
          },
        },
      },
    },
  },
});
