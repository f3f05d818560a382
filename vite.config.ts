import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { paraglideOptions } from './app/i18n/paraglide-options.ts';

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
  publicDir: 'public',
  define: { __BUILD_YEAR__: String(new Date().getUTCFullYear()) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
