import type { CSSOptions } from 'vite';
import { colourTokens } from '../content/colour-tokens.ts';

/** Replaces `--palette` (app/styles/tokens.css) by a custom property for each colour. */
export function paletteTokens(tokens = colourTokens()): NonNullable<CSSOptions['postcss']> {
  return {
    plugins: [
      {
        postcssPlugin: 'palette-tokens',
        Declaration: {
          '--palette': (declaration) => {
            for (const [prop, value] of tokens) declaration.cloneBefore({ prop, value });
            declaration.remove();
          },
        },
      },
    ],
  };
}
