import { readFile, stat } from 'node:fs/promises';
import { inProject, writePicture } from '../studio/hashed-file.ts';
import { publish, sweepPart, writeManifest } from '../studio/publish.ts';
import { encode, RECIPES } from './film/encode.ts';
import { drawFrames } from './film/frames.ts';
import { BACKDROPS, backdrop, contactSheet, poster } from './film/posters.ts';
import { measureSeam, probe } from './film/probe.ts';
import { measureQuality } from './film/quality.ts';
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

function report(what: string, { seam, toMean, toLargest }: Awaited<ReturnType<typeof measureSeam>>): void {
  const ratios = `${toMean.toFixed(2)} of the mean step, ${toLargest.toFixed(2)} of the largest`;
  console.log(`${what}: from last to first ${seam.toFixed(2)}, ${ratios}`);
}

async function loopFor(shape: Shape, folder: string): Promise<Loop> {
  const sources: Loop['sources'] = [];
  const drawn = await measureSeam(`${folder}/%03d.png`);
  report(`${shape} frames`, drawn);
  if (drawn.toLargest > 1) throw new Error(`The ${shape} loop jumps at its end`);
  for (const recipe of RECIPES.filter((one) => one.shape === shape)) {
    const encoded = await encode(folder, recipe);
    report(`${shape} ${recipe.ending}`, await measureSeam(encoded));
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
