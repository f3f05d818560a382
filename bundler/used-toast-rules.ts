import type { Plugin } from 'vite';

/** Parts of sonner's own toasts. Ours bring their look (app/layout/toasts/toasts.css). */
const unused =
  /data-(?:styled|sonner-theme|rich-colors|close-button|promise|invert|description)|sonner-(?:loading|spinner|loader)/;

/** Removes from the style sheet inside sonner's script what only its own toasts need: 1.5 KB in brotli. */
export function usedToastRules(): Plugin {
  return {
    name: 'used-toast-rules',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const used = code.replace(/(?<=__insertCSS\(").*(?="\))/, withoutUnusedRules);
        if (used === code) this.error('sonner has no style sheet of the expected form');
        return { code: used, map: null };
      },
    },
  };
}

/** @param css a style sheet without comments. Rules that list a used selector too are kept. */
export function withoutUnusedRules(css: string): string {
  return css
    .replace(/@keyframes sonner-[^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(/([^{}@]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(',').every((selector) => unused.test(selector)) ? '' : rule,
    );
}
