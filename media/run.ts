import process from 'node:process';

/** `npm run media` redraws all pictures, `npm run media badges` only this part. */
const parts: Record<string, () => Promise<{ draw(): Promise<void> }>> = {
  brand: () => import('./brand/draw.ts'),
  fonts: () => import('./brand/fonts.ts'),
  icons: () => import('./icons/draw.ts'),
  hero: () => import('./hero/draw.ts'),
  badges: () => import('./badges/draw.ts'),
  'share-cards': () => import('./share-cards/draw.ts'),
  scarf: () => import('./scarf/draw.ts'),
  cast: () => import('./cast/draw.ts'),
  crowd: () => import('./crowd/draw.ts'),
  'app-screens': () => import('./app-screens/draw.ts'),
  scenes: () => import('./scenes/draw.ts'),
  maps: () => import('./maps/draw.ts'),
  video: () => import('./video/draw.ts'),
  'film-tracks': () => import('./video/tracks.ts'),
  'film-posters': () => import('./video/posters.ts'),
  'film-stills': () => import('./video/stills.ts'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

for (const [name, load] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const { draw } = await load();
  await draw();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
