import { londonMap } from '@sportbuddy/media/manifest/maps';
import type { Locale } from '../../../content/locale.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { stadiums } from '../../../content/places/stadiums.ts';
import type { MapPicture } from '../map-credit.tsx';

/** A stadium as a beam of light: `x` and `y` are its foot on the map in percent. */
export type Beam = {
  slug: string;
  name: string;
  club: string;
  capacity: number;
  x: number;
  y: number;
  /** Where its name is written, if it is, and whether phones have room for it too. */
  label?: { side: 'left' | 'right' | 'above'; phone: boolean };
};

/** Beams come from north to south. */
export type LondonData = { picture: MapPicture; beams: readonly Beam[]; boroughs: number; pubs: number };

/** Beams that carry their name, on its side where the neighbours leave room; phones have room for the first kind only. */
const namedBeams: Record<string, Beam['label']> = {
  wembley: { side: 'left', phone: true },
  tottenham: { side: 'above', phone: true },
  'london-stadium': { side: 'right', phone: true },
  'selhurst-park': { side: 'right', phone: true },
  twickenham: { side: 'left', phone: false },
  emirates: { side: 'left', phone: false },
  'stamford-bridge': { side: 'left', phone: false },
  'the-valley': { side: 'right', phone: false },
};

/** 32 boroughs and the City of London, as drawn. */
const boroughs = 33;

/** What the section about London shows in one language, with drawn places in percent of the map. */
export function londonData(locale: Locale): LondonData {
  const beams = stadiums.map(({ slug, name, club, capacity }): Beam => {
    const place = londonMap.stadiums[slug];
    if (!place) throw new Error(`content/places/stadiums.ts: ${slug}: not on the drawn map`);
    const label = namedBeams[slug];
    return { slug, name: name[locale], club: club[locale], capacity, ...place, ...(label && { label }) };
  });
  return {
    picture: { src: londonMap.src, width: londonMap.width, height: londonMap.height },
    // The south stands in front: drawn last, and first to light up.
    beams: beams.sort((one, other) => one.y - other.y),
    boroughs,
    pubs: pubs.length,
  };
}
