import type { Plugin } from 'vite';
import { localeNamed } from '../../content/locale.ts';

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
    applyToEnvironment: ({ name }) => localeNamed(name) !== undefined,
    transform: {
      filter: { id: runtime },
      handler(code) {
        if (!code.includes(anyLanguage)) throw new Error(`the messages' runtime has no ${anyLanguage}`);
        return code.replace(anyLanguage, anyLanguage.replace('undefined', `'${this.environment.name}'`));
      },
    },
  };
}
