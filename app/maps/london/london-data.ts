import { londonMap } from '@sportbuddy/media/manifest/maps';
import type { Locale } from '../../../content/locale.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { stadiums } from '../../../content/places/stadiums.ts';
import type { MapPicture } from '../map-credit.tsx';

/** A stadium, drawn as a beam of light. `x` and `y` are its foot in percent of the map. */
export type Beam = {
  slug: string;
  name: string;
  club: string;
  capacity: number;
  x: number;
  y: number;
  /** Position of the visible label, and whether phones show it. Without it the label is hidden. */
  label?: { side: 'left' | 'right' | 'above' | 'below'; phone: boolean };
};

/** Beams are sorted from north to south. */
export type LondonData = { picture: MapPicture; beams: readonly Beam[]; boroughs: number; pubs: number };

/**
 * Beams with a visible label, on the side without neighbours. Phones have room for those with
 * `phone: true`.
 */
const namedBeams: Record<string, Beam['label']> = {
  wembley: { side: 'left', phone: true },
  tottenham: { side: 'above', phone: true },
  'london-stadium': { side: 'right', phone: true },
  'selhurst-park': { side: 'right', phone: true },
  twickenham: { side: 'left', phone: false },
  emirates: { side: 'left', phone: false },
  'stamford-bridge': { side: 'below', phone: false },
  'the-valley': { side: 'right', phone: false },
};

/** 32 boroughs and the City of London. */
const boroughs = 33;

/** Data of the London section in one language. Positions are in percent of the map. */
export function londonData(locale: Locale): LondonData {
  const beams = stadiums.map(({ slug, name, club, capacity }): Beam => {
    const place = londonMap.stadiums[slug];
    if (!place) throw new Error(`content/places/stadiums.ts: ${slug}: not on the drawn map`);
    const label = namedBeams[slug];
    return { slug, name: name[locale], club: club[locale], capacity, ...place, ...(label && { label }) };
  });
  return {
    picture: { src: londonMap.src, width: londonMap.width, height: londonMap.height },
    // Stadiums in the south are in front: drawn last, and first to light up.
    beams: beams.sort((one, other) => one.y - other.y),
    boroughs,
    pubs: pubs.length,
  };
}
