import { expect, test } from 'vitest';
import { locales } from '../../content/locale.ts';
import { HERO_LAYOUTS } from './hero-layouts.ts';

test.each(locales)('the hero’s scarf shows the last word of the headline (%s)', async (language) => {
  const { default: messages } = await import(`../../messages/${language}/home.json`, {
    with: { type: 'json' },
  });
  const knitted = HERO_LAYOUTS.filter(({ name }) => name.endsWith(language)).map(({ word }) => word.text);
  expect(knitted).toEqual([messages.home_headline_knitted, messages.home_headline_knitted]);
});

test.each(HERO_LAYOUTS.filter(({ name }) => name.includes('phone')))(
  'the phone’s scarf $name shows three faces, and an arm for each hand',
  ({ fans, fists, width, height }) => {
    expect(fans).toHaveLength(3);
    expect(fans.flatMap(({ hands }) => hands)).toEqual(fists.map(({ x }) => x));
    for (const { x, y, scale } of fans) {
      expect(x - 45 * scale).toBeGreaterThan(0);
      expect(x + 45 * scale).toBeLessThan(width);
      // The chin is above the fade.
      expect(y + 50 * scale).toBeLessThan(height * 0.93);
    }
  },
);
