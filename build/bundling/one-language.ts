import type { Plugin } from 'vite';
import { type Locale, locales } from '../../app/i18n/locale.ts';

const runtime = /\/paraglide\/runtime\.js$/;
const anyLanguage = 'export const experimentalStaticLocale = undefined;';

/**
 * Lets the bundler know the language of what browsers get, an environment a language, so that it leaves out the words of
 * the other. The compiler's own option for it takes no environment that speaks both, as the one that renders does.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => isLocale(name),
    transform: {
      filter: { id: runtime },
      handler(code) {
        if (!code.includes(anyLanguage)) throw new Error(`the messages' runtime has no ${anyLanguage}`);
        return code.replace(anyLanguage, anyLanguage.replace('undefined', `'${this.environment.name}'`));
      },
    },
  };
}

function isLocale(name: string): name is Locale {
  return locales.some((locale) => locale === name);
}
