/** Colour of browser UI around the page. The same as `--color-night`, which CSS cannot pass on. */
export const themeColour = '#070D22';
