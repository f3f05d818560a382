import drawn from './share-cards.json' with { type: 'json' };

/**
 * Addresses of 1200 by 630 JPEGs, by page path; /404 and /ar/404 serve unknown paths.
 * The data is written by `npm run media share-cards`.
 */
export const shareCards: Readonly<Record<string, string>> = drawn;
