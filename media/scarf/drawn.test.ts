import { expect, test } from 'vitest';
import { HERO_LAYOUTS } from './hero-layouts.ts';

test.each(['en', 'ar'])('the hero’s scarf says the last word of the headline (%s)', async (language) => {
  const { default: messages } = await import(`../../messages/${language}/home.json`, {
    with: { type: 'json' },
  });
  const knitted = HERO_LAYOUTS.filter(({ name }) => name.endsWith(language)).map(({ word }) => word.text);
  expect(knitted).toEqual([messages.home_headline_knitted, messages.home_headline_knitted]);
});
