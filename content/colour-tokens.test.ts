import { expect, test } from 'vitest';
import { colourTokens } from './colour-tokens.ts';
import * as palette from './palette.ts';

test('an opaque colour is a token with its name, a translucent one has its opacity in the name', () => {
  const tokens = colourTokens({ ...palette, night2: '#ABCDEF', translucent: { 'night-2-50': '#ABCDEF7F' } });
  expect(tokens.get('--color-night-2')).toBe('#abcdef');
  expect(tokens.get('--color-muted-chalk')).toBe(palette.mutedChalk.toLowerCase());
  expect(tokens.get('--night-2-50')).toBe('#abcdef7f');
});

test('a translucent colour derives from the colour in its name', () => {
  const tokens = colourTokens();
  for (const name of ['chalk', 'ink', 'knit', 'manila', 'night']) {
    const derived = Object.entries(palette.translucent).filter(([key]) => key.replace(/-\d+$/, '') === name);
    expect(derived.length, name).toBeGreaterThan(0);
    for (const [, value] of derived)
      expect(value.slice(0, 7).toLowerCase()).toBe(tokens.get(`--color-${name}`));
  }
});
