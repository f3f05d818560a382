/**
 * Draws stills of the film: one for each chapter, and one for pages that offer it.
 * `npm run media film-stills`.
 */
import sharp from 'sharp';
import { publishRaster, sweepPart, writeManifest } from '../studio/publish.ts';
import { openStudio, type Studio } from './render/studio.ts';
import { clips, type SceneId } from './timeline.ts';

const part = 'film-stills';
/**
 * Times in seconds. Where the film allows it, between two lines of text, so that a still suits both
 * languages.
 */
const moments: Record<SceneId, number> = {
  alone: 3.6,
  echo: 15.4,
  'watch-party': 22.9,
  challenges: 40.2,
  'club-event': 53.25,
  'away-days': 63.19,
  playpass: 68.7,
  unite: 77.5,
};
/** The second goal, when everyone in the room is up. */
const offer = 31.5;

async function still(studio: Studio, name: string, seconds: number, width: number) {
  const size = { width, height: (width * 9) / 16 };
  // Drawn at twice the size, because the canvas scales down without smoothing enough.
  const picture = sharp(await studio.still(seconds, Math.min(1920, width * 2))).resize(size);
  return publishRaster(part, name, picture, { ...size, avif: 46, webp: 60 });
}

export async function draw(): Promise<void> {
  const studio = await openStudio();
  try {
    const chapters = [];
    for (const { scene } of clips) chapters.push(await still(studio, scene, moments[scene], 320));
    await writeManifest(
      part,
      'filmStills',
      'Stills of the film: one for each of its clips, and a large one. Written by `npm run media film-stills`; sizes in px.',
      { chapters, offer: await still(studio, 'offer', offer, 1152) },
    );
    await sweepPart(part);
  } finally {
    await studio.close();
  }
}
