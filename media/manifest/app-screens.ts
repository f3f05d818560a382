import drawn from './app-screens.json' with { type: 'json' };

/**
 * The app in a phone, by screen and language; sizes are CSS px at the largest size a page should show.
 * `photos`: tilt, shadow and reflection are in the picture. `cards` are upright and cut at their foot:
 * pages tilt them (6, -5, 3 degrees) and let them bleed off the card's end.
 * The data is written by `npm run media app-screens`.
 */
export const appScreens = drawn;
