/** What a new entry has become. */
export type Written = {
  slug: string;
  files: string[];
  /** Addresses it answers at, without the language. */
  pages: string[];
  /** Parts of `npm run media` that it needs. */
  media: string[];
  /** What a person does once it is written. */
  next?: string[];
};

/** After an entry whose share card says what is still to be written. */
export const redraw = 'draw what has been written since: npm run media share-cards';

/** After an entry that a hub or a league's page shows: their pictures are of the catalogue as it was. */
export const lookAnew =
  'look at the pages that show it, and keep how they look: npm run look hub league, npm run test:look -- -u -g "hub|league"';
