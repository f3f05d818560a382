interface Document {
  /** Whether the page is prepared ahead and not yet seen; undefined where the browser does no such thing. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** What the browser tells of its line; undefined where it tells nothing. */
  readonly connection?: { readonly saveData?: boolean };
}
