import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { colourTokens } from '../content/colour-tokens.ts';
import * as palette from '../content/palette.ts';
import { paletteTokens } from './palette-tokens.ts';

const file = 'app/styles/tokens.css';

async function builtTokens(colours: Parameters<typeof colourTokens>[0]): Promise<string> {
  const postcss = paletteTokens(colourTokens(colours));
  const config = await resolveConfig({ configFile: false, css: { postcss } }, 'build');
  return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
}

test('another accent colour in the palette changes one token', async () => {
  const [before, after] = await Promise.all([
    builtTokens(palette),
    builtTokens({ ...palette, ember: '#123ABC' }),
  ]);
  expect(before).toContain(`--color-ember: ${palette.ember.toLowerCase()};`);
  expect(after).toBe(before.replaceAll(palette.ember.toLowerCase(), '#123abc'));
  expect(after).not.toContain('--palette');
});
