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
export const redraw = 'redraw the share card: npm run media share-cards';

/**
 * Step for an entry that a hub or league page shows, whose accepted pictures are then out of date.
 */
export const updatePictures =
  'check the pages that show the entry with npm run look hub league, and accept their pictures with npm run test:look -- -u -g "hub|league"';
