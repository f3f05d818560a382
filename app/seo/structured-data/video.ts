import type { VideoObject } from 'schema-dts';
import type { Locale } from '../../../content/locale.ts';
import { absoluteUrl, pageUrl } from '../addresses.ts';
import { entityId, organizationId } from './ids.ts';

/** URLs may be paths. Times are in seconds. */
export type VideoDetails = {
  name: string;
  description: string;
  thumbnail: string;
  /** ISO date. */
  uploaded: string;
  content: string;
  /** The MP4 that link previews play. */
  preview: string;
  seconds: number;
  width: number;
  height: number;
  clips: readonly { name: string; start: number; end: number }[];
};

/** @param path of the page that plays the video; the URL of a clip is that page with `?t=` */
export function videoObject(video: VideoDetails, path: string, locale: Locale): VideoObject {
  const page = pageUrl(path, locale);
  return {
    '@type': 'VideoObject',
    '@id': entityId(path, 'video'),
    name: video.name,
    description: video.description,
    url: page,
    thumbnailUrl: absoluteUrl(video.thumbnail),
    // Midnight UTC, because search engines require a time zone.
    uploadDate: `${video.uploaded}T00:00:00Z`,
    duration: isoDuration(video.seconds),
    contentUrl: absoluteUrl(video.content),
    embedUrl: page,
    width: { '@type': 'QuantitativeValue', value: video.width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: video.height, unitCode: 'E37' },
    publisher: { '@id': organizationId() },
    hasPart: video.clips.map(({ name, start, end }) => ({
      '@type': 'Clip',
      name,
      startOffset: start,
      endOffset: end,
      url: `${page}?t=${start}`,
    })),
  };
}

/** @returns for example `PT1M30S` for 90 seconds */
function isoDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${seconds % 60}S`;
}
