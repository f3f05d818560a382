import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encode, RECIPES } from './encode.ts';
import { drawFrames } from './frames.ts';
import { FRAMINGS, SHAPES, type Shape } from './framing.ts';
import { heroManifest, type Loop } from './manifest.ts';
import { BACKDROP, backdrop, contactSheet, poster } from './posters.ts';
import { measureSeam, probe } from './probe.ts';
import { DURATION, FPS } from './timing.ts';

const root = new URL('../../', import.meta.url);
const outFolder = fileURLToPath(new URL('public/media/hero/', root));
const sheetFolder = fileURLToPath(new URL('docs/media/', root));
const manifestFile = fileURLToPath(new URL('media/manifest/hero.ts', root));

function report(what: string, { seam, toMean, toLargest }: Awaited<ReturnType<typeof measureSeam>>): void {
  const ratios = `${toMean.toFixed(2)} of the mean step, ${toLargest.toFixed(2)} of the largest`;
  console.log(`${what}: from last to first ${seam.toFixed(2)}, ${ratios}`);
}

/** Writes a file whose name carries its content's hash; answers its address on the site. */
async function publish(name: string, ending: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  await writeFile(`${outFolder}${file}`, bytes);
  return `/media/hero/${file}`;
}

async function loopFor(shape: Shape, folder: string): Promise<Loop> {
  const sources: Loop['sources'] = [];
  const drawn = await measureSeam(`${folder}/%03d.png`);
  report(`${shape} frames`, drawn);
  if (drawn.toLargest > 1) throw new Error(`The ${shape} loop jumps at its end`);
  for (const recipe of RECIPES.filter((one) => one.shape === shape)) {
    const encoded = await encode(folder, recipe);
    report(`${shape} ${recipe.ending}`, await measureSeam(encoded));
    const { width, height, type } = await probe(encoded);
    const src = await publish(`loop-${shape}`, recipe.ending, await readFile(encoded));
    sources.push({ src, type, width, height, bytes: (await stat(encoded)).size });
  }
  const { width, height } = FRAMINGS[shape];
  const still = async (ending: 'avif' | 'webp') =>
    publish(`poster-${shape}`, ending, await poster(folder, shape, ending));
  return {
    width,
    height,
    sources,
    poster: { avif: await still('avif'), webp: await still('webp'), width, height },
    duration: DURATION,
    fps: FPS,
  };
}

/** Draws the hero loop in both shapes, its posters, manifest and contact sheets. Takes about 20 minutes on two cores. */
export async function draw(): Promise<void> {
  const folders = { landscape: await drawFrames('landscape'), portrait: await drawFrames('portrait') };
  await rm(outFolder, { recursive: true, force: true });
  await mkdir(outFolder, { recursive: true });
  await mkdir(sheetFolder, { recursive: true });
  const landscape = await loopFor('landscape', folders.landscape);
  const portrait = await loopFor('portrait', folders.portrait);
  for (const shape of SHAPES) {
    const name = shape === 'landscape' ? 'hero-loop.jpg' : 'hero-loop-portrait.jpg';
    await writeFile(`${sheetFolder}${name}`, await contactSheet(folders[shape], shape));
  }
  const behind = async (ending: 'avif' | 'webp') =>
    publish('backdrop', ending, await backdrop(folders.landscape, ending));
  const still = { avif: await behind('avif'), webp: await behind('webp'), ...BACKDROP };
  await writeFile(manifestFile, heroManifest({ landscape, portrait }, still));
}
