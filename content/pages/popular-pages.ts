import { hubPath, leaguePath } from '../addresses.ts';
import { catalogue } from '../catalogue.ts';
import type { Localized } from '../schema.ts';

type PopularPage = { slug: string; path: string; name: Localized };
export type Choice = { sport: string } | { league: string };

/**
 * Slugs in display order. The footer and the 404 page show `popular` first. The mobile menu shows
 * more.
 */
export const chosenPages = {
  popular: [
    { sport: 'football' },
    { league: 'premier-league' },
    { league: 'saudi-pro-league' },
    { sport: 'basketball' },
    { sport: 'cricket' },
    { sport: 'f1' },
  ],
  menuSports: [
    { sport: 'football' },
    { sport: 'basketball' },
    { sport: 'cricket' },
    { sport: 'f1' },
    { sport: 'womens-football' },
    { sport: 'nfl' },
  ],
  menuLeagues: [{ league: 'premier-league' }, { league: 'saudi-pro-league' }],
} as const satisfies Record<string, readonly Choice[]>;

/** @returns the chosen page; undefined for an unknown slug, which `npm run content` reports */
export function chosenPage(choice: Choice): PopularPage | undefined {
  if ('sport' in choice) {
    const sport = catalogue.sport(choice.sport);
    return sport && { slug: sport.slug, path: hubPath(sport), name: sport.label };
  }
  const league = catalogue.league(choice.league);
  return league && { slug: league.slug, path: leaguePath(league), name: league.name };
}

const pagesOf = (choices: readonly Choice[]) => choices.flatMap((choice) => chosenPage(choice) ?? []);

export const popularPages = pagesOf(chosenPages.popular);
export const menuSports = pagesOf(chosenPages.menuSports);
export const menuLeagues = pagesOf(chosenPages.menuLeagues);
