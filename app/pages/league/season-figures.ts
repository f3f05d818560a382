/** What a season is made of, and how many there were between two years. */
export type SeasonFigures = {
  matchesEach: number;
  matches: number;
  seasons: number;
  from: number;
  to: number;
};

/** Only what has been counted: other leagues show none. */
export const seasonFigures: Record<string, SeasonFigures> = {
  'premier-league': { matchesEach: 38, matches: 380, seasons: 32, from: 1992, to: 2024 },
};

/** Bounds of the illustrative fan count (docs/product.md). */
export const fanCounts: Record<string, { from: number; to: number }> = {
  'premier-league': { from: 500_000, to: 600_000 },
};
