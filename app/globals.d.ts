interface Document {
  /**
   * Whether the page is prerendered and not shown yet. Undefined if the browser does not prerender.
   */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Global Privacy Control. Undefined if the browser does not support it. */
  readonly globalPrivacyControl?: boolean;
  /** Network Information API. Undefined if the browser does not support it. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
