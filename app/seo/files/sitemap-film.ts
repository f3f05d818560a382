import { filmPosters } from '@sportbuddy/media/manifest/film-posters';
import { fanVideo } from '@sportbuddy/media/manifest/video';
import type { Locale } from '../../../content/locale.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { absoluteUrl } from '../addresses.ts';
import type { SitemapVideo } from './sitemap-text.ts';

/** @returns the film in the words of the page that plays it */
export function film(locale: Locale): SitemapVideo {
  return {
    title: m.video_title({}, { locale }),
    description: m.video_about({}, { locale }),
    thumbnail: absoluteUrl(filmPosters[locale].thumbnail.jpg),
    content: absoluteUrl(fanVideo.sources[0].src),
    seconds: fanVideo.duration,
    published: site.filmPublished,
  };
}
