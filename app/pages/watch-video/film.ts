import { filmPosters } from '@sportbuddy/media/manifest/film-posters';
import { filmStills } from '@sportbuddy/media/manifest/film-stills';
import { filmTracks } from '@sportbuddy/media/manifest/film-tracks';
import { fanVideo } from '@sportbuddy/media/manifest/video';
import { type Locale, locales, ownName } from '../../../content/locale.ts';

/** @returns the player's data in one language; times are in seconds */
export function filmFor(locale: Locale) {
  const { width, height, duration, sources, clips } = fanVideo;
  const { captions, chapters } = filmTracks;
  return {
    width,
    height,
    duration,
    sources: sources.map(({ src, type }) => ({ src, type })),
    poster: filmPosters[locale].player.avif,
    thumbnail: filmPosters[locale].thumbnail.jpg,
    captions: locales.map((language) => ({
      src: captions[language],
      language,
      label: ownName[language],
    })),
    chapters: chapters[locale],
    clips: clips.map(({ start, end, name }, index) => ({
      start,
      end,
      name: name[locale],
      still: filmStills.chapters[index],
    })),
  };
}

export type Film = ReturnType<typeof filmFor>;
