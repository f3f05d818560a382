import process from 'node:process';
import { type Part, parts } from './parts.ts';
import { recordColours } from './studio/drawn-colours.ts';

/** `npm run media` redraws all pictures, `npm run media badges` only this part. */
const names = Object.keys(parts) as Part[];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${names.join(', ')}`);
  process.exit(1);
}

for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const { draw }: { draw(): Promise<void> } = await import(`./${parts[name]}`);
  await draw();
  await recordColours(name);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
