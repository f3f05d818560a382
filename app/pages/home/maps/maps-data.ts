import { areas } from '../../../../content/areas.ts';
import { grounds } from '../../../../content/grounds.ts';
import { pubs } from '../../../../content/pubs.ts';
import { sports } from '../../../../content/sports.ts';
import { londonMap, pubMap } from '../../../../media/manifest/maps.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { awayTickets } from './away-data.ts';
import type { Beam, LondonData } from './london-section.tsx';
import { pubDetails } from './pub-details.ts';
import type { GroundOnSheet, PubMapData } from './pub-map-section.tsx';

/** Grounds whose names the pub sheet has room for. */
const namedOnSheet: Record<string, GroundOnSheet['side']> = {
  emirates: 'below',
  lords: 'right',
  'stamford-bridge': 'right',
  'the-oval': 'right',
  tottenham: 'right',
};

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

/** What the three map sections show, in one language, with drawn places in percent of their pictures. */
export function mapsData(locale: Locale) {
  return { pubs: pubMapData(locale), london: londonData(locale), away: awayTickets(locale) };
}

function pubMapData(locale: Locale): PubMapData {
  const shown = new Set(pubs.flatMap((pub) => pub.sports));
  const [first] = pubDetails(locale);
  if (!first) throw new Error('content/pubs.ts: no pubs');
  return {
    picture: { src: pubMap.src, width: pubMap.width, height: pubMap.height },
    pubs: pubs.map(({ slug, name, area }, index) => {
      const nearest = pubMap.nearest[slug];
      const ground = grounds.find((candidate) => candidate.slug === nearest?.ground);
      if (!nearest || !ground) throw new Error(`content/pubs.ts: ${slug}: not on the drawn map`);
      return {
        slug,
        number: index + 1,
        name,
        area: area[locale],
        km: nearest.km,
        ground: ground.name[locale],
      };
    }),
    first,
    sports: sports
      .filter((sport) => shown.has(sport.slug))
      .map((sport) => ({ slug: sport.slug, label: sport.label[locale] })),
    areas: areas.flatMap(({ slug, name }) => {
      const place = pubMap.areas[slug];
      return place ? [{ name: name[locale], ...place }] : [];
    }),
    grounds: grounds.flatMap(({ slug, name }) => {
      const place = pubMap.grounds[slug];
      const side = namedOnSheet[slug];
      return place ? [{ name: name[locale], ...place, ...(side && { side }) }] : [];
    }),
    address: `/maps/pubs.${locale}.json`,
  };
}

function londonData(locale: Locale): LondonData {
  const beams = grounds.map(({ slug, name, club, capacity }): Beam => {
    const place = londonMap.grounds[slug];
    if (!place) throw new Error(`content/grounds.ts: ${slug}: not on the drawn map`);
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
