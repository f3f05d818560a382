import { filmPosters } from '@sportbuddy/media/manifest/film-posters';
import { filmTracks } from '@sportbuddy/media/manifest/film-tracks';
import { fanVideo } from '@sportbuddy/media/manifest/video';
import type { Locale } from '../../i18n/locale.ts';

/** @returns what the player needs, in one language; times in seconds */
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
    captions: (['en', 'ar'] as const).map((language) => ({
      src: captions[language],
      language,
      label: language === 'en' ? 'English' : 'العربية',
    })),
    chapters: chapters[locale],
    clips: clips.map(({ start, end, name }) => ({ start, end, name: name[locale] })),
  };
}

export type Film = ReturnType<typeof filmFor>;
