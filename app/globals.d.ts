interface Document {
  /** Whether the page is prepared ahead and not yet seen; undefined where the browser does no such thing. */
  readonly prerendering?: boolean;
}
