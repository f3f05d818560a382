/** The night of the tokens, for what a browser draws around a page; styles do not reach it. */
export const themeColour = '#070D22';
