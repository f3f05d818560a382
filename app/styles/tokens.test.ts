import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardColours } from '../components/club-colours.ts';
import { themeColour } from '../theme-colour.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colour = (name: string) => new RegExp(`--color-${name}: (#\\w+);`).exec(tokens)?.[1]?.toUpperCase();

test('colours used by code match those of tokens.css', () => {
  // Default colours of a club without colours.
  const [ink, chalk] = cardColours([]);
  expect({ night: themeColour, ink, chalk }).toEqual({
    night: colour('night'),
    ink: colour('ink'),
    chalk: colour('chalk'),
  });
});
