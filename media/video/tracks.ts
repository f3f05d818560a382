/** Writes captions and chapters without drawing the film. `npm run media film-tracks`. */
import { publish, sweepPart, writeManifest } from '../studio/publish.ts';
import { captionTrack, chapterTrack } from './captions.ts';
import { clips } from './timeline.ts';

const part = 'film-tracks';

export async function draw(): Promise<void> {
  await writeManifest(
    part,
    'filmTracks',
    'The film’s captions and chapters as WebVTT, by language. Written by `npm run media film-tracks`.',
    {
      captions: {
        en: await publish(part, 'captions-en', 'vtt', captionTrack('en')),
        ar: await publish(part, 'captions-ar', 'vtt', captionTrack('ar')),
      },
      chapters: {
        en: await publish(part, 'chapters-en', 'vtt', chapterTrack(clips, 'en')),
        ar: await publish(part, 'chapters-ar', 'vtt', chapterTrack(clips, 'ar')),
      },
    },
  );
  await sweepPart(part);
}
