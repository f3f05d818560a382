/** What a new entry has become. */
export type Written = {
  slug: string;
  files: string[];
  /** Addresses it answers at, without the language. */
  pages: string[];
  /** Parts of `npm run media` that it needs. */
  media: string[];
};
