import { readFile, stat } from 'node:fs/promises';
import { inProject, writePicture } from '../studio/hashed-file.ts';
import { publish, sweepPart, writeManifest } from '../studio/publish.ts';
import { encode, RECIPES } from './film/encode.ts';
import { drawFrames } from './film/frames.ts';
import { BACKDROPS, backdrop, contactSheet, poster } from './film/posters.ts';
import { probe } from './film/probe.ts';
import { measureQuality } from './film/quality.ts';
import { measureSeam } from './film/seam.ts';
import { FRAMINGS, SHAPES, type Shape } from './framing.ts';
import { DURATION, FPS } from './timing.ts';

const about =
  'The stadium behind the headline. Written by `npm run media hero`; `poster` and `backdrop` in px, times in seconds, sizes in bytes.';

type Still = { avif: string; webp: string; width: number; height: number };
type Loop = {
  width: number;
  height: number;
  /** Best first; bytes of each file. */
  sources: { src: string; type: string; width: number; height: number; bytes: number }[];
  poster: Still;
  /** Seconds. */
  duration: number;
  fps: number;
};

/** @throws Error if the last frame differs more from the first than frames differ from the next */
async function checkSeam(what: string, input: readonly string[]): Promise<void> {
  const { ssim, least } = await measureSeam(input);
  console.log(`${what}: last and first frame alike by ${ssim.toFixed(3)}, at least ${least.toFixed(3)}`);
  if (ssim < least) throw new Error(`The ${what} jumps at its end`);
}

async function loopFor(shape: Shape, folder: string): Promise<Loop> {
  const sources: Loop['sources'] = [];
  await checkSeam(`${shape} frames`, ['-framerate', String(FPS), '-i', `${folder}/%03d.png`]);
  for (const recipe of RECIPES.filter((one) => one.shape === shape)) {
    const encoded = await encode(folder, recipe);
    await checkSeam(`${shape} ${recipe.ending}`, ['-i', encoded]);
    const vmaf = await measureQuality(encoded, folder, shape);
    console.log(
      vmaf
        ? `  VMAF ${vmaf.mean.toFixed(1)}, its worst frame ${vmaf.min.toFixed(1)}`
        : '  VMAF not measured: this ffmpeg has no libvmaf (VMAF_FFMPEG names one that has).',
    );
    const { width, height, type } = await probe(encoded);
    const src = await publish('hero', `loop-${shape}`, recipe.ending, await readFile(encoded));
    // The published file may be an earlier one that looks the same.
    const { size } = await stat(inProject('public', src));
    sources.push({ src, type, width, height, bytes: size });
  }
  const { width, height } = FRAMINGS[shape];
  const still = async (ending: 'avif' | 'webp') =>
    publish('hero', `poster-${shape}`, ending, await poster(folder, shape, ending));
  return {
    width,
    height,
    sources,
    poster: { avif: await still('avif'), webp: await still('webp'), width, height },
    duration: DURATION,
    fps: FPS,
  };
}

/**
 * Draws the hero loop in both shapes, its posters, manifest and contact sheets. Takes about 20
 * minutes on two cores.
 */
export async function draw(): Promise<void> {
  const folders = { landscape: await drawFrames('landscape'), portrait: await drawFrames('portrait') };
  const landscape = await loopFor('landscape', folders.landscape);
  const portrait = await loopFor('portrait', folders.portrait);
  for (const shape of SHAPES) {
    const name = shape === 'landscape' ? 'hero-loop.jpg' : 'hero-loop-portrait.jpg';
    await writePicture(inProject('docs/media', name), await contactSheet(folders[shape], shape));
  }
  const behind = async (name: keyof typeof BACKDROPS): Promise<Still> => {
    const still = async (ending: 'avif' | 'webp') =>
      publish('hero', name, ending, await backdrop(folders.landscape, name, ending));
    const { width, height } = BACKDROPS[name];
    return { avif: await still('avif'), webp: await still('webp'), width, height };
  };
  await writeManifest('hero', 'heroLoop', about, {
    landscape,
    portrait,
    backdrop: await behind('backdrop'),
    backdropPhone: await behind('backdrop-phone'),
  });
  await sweepPart('hero');
}
