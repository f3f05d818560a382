/** Result of creating an entry. */
export type CreatedEntry = {
  slug: string;
  files: string[];
  /** Paths of its pages, without language prefix. */
  pages: string[];
  /** Parts of `npm run media` that draw its pictures. */
  media: string[];
  /** Steps to do after the placeholders are replaced. */
  next?: string[];
};

/** Step for an entry whose share card contains placeholders. */
export const redraw = 'draw what has been written since: npm run media share-cards';

/** Step for an entry that a hub or league page shows, whose accepted pictures are then out of date. */
export const updatePictures =
  'look at the pages that show it, and keep how they look: npm run look hub league, npm run test:look -- -u -g "hub|league"';
