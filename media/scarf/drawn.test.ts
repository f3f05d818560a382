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
