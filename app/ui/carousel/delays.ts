/** Milliseconds between two turns; on a phone perhaps others. */
export type Delay = number | { desktop: number; mobile: number };

/** How long a slide stays before the next (docs/product.md). */
export const turnMs = 5000;
/** A badge is read faster than other slides, on a phone a little slower. */
export const badgeTurnMs = { desktop: 3000, mobile: 4000 };
