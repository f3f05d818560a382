/** Parts of `npm run media`, and the modules that draw them, in this order. */
export const parts = {
  brand: 'brand/draw.ts',
  fonts: 'brand/fonts.ts',
  icons: 'icons/draw.ts',
  hero: 'hero/draw.ts',
  badges: 'badges/draw.ts',
  'share-cards': 'share-cards/draw.ts',
  scarf: 'scarf/draw.ts',
  cast: 'cast/draw.ts',
  crowd: 'crowd/draw.ts',
  'app-screens': 'app-screens/draw.ts',
  scenes: 'scenes/draw.ts',
  maps: 'maps/draw.ts',
  video: 'video/draw.ts',
  'film-tracks': 'video/tracks.ts',
  'film-posters': 'video/posters.ts',
  'film-stills': 'video/stills.ts',
} as const satisfies Record<string, string>;

export type Part = keyof typeof parts;
