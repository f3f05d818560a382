import { pubMap } from '@sportbuddy/media/manifest/maps';
import type { Locale } from '../../../content/locale.ts';
import { areas } from '../../../content/places/areas.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { stadiums } from '../../../content/places/stadiums.ts';
import { sports } from '../../../content/sports/sports.ts';
import type { MapPicture } from '../map-credit.tsx';
import { pubDetails } from './pub-details.ts';
import type { Pub, PubDetail } from './pub-order.ts';

/** A stadium on the map. It has a label if there is room: on `side`, on the unmirrored map. */
type StadiumOnSheet = { name: string; x: number; y: number; side?: 'left' | 'right' | 'below' };

export type PubMapData = {
  picture: MapPicture;
  pubs: readonly Pub[];
  /** The pub selected initially. */
  first: PubDetail;
  /** Sports that at least one pub shows. */
  sports: readonly { slug: string; label: string }[];
  areas: readonly { name: string; x: number; y: number }[];
  stadiums: readonly StadiumOnSheet[];
  /** URL of the pubs' details. */
  address: string;
};

/** Stadiums with a label on the map. */
const namedOnSheet: Record<string, StadiumOnSheet['side']> = {
  emirates: 'below',
  lords: 'left',
  'stamford-bridge': 'right',
  'the-oval': 'right',
  tottenham: 'right',
};

/** Data of the pub finder in one language. Positions are in percent of the map. */
export function pubMapData(locale: Locale): PubMapData {
  const shown = new Set(pubs.flatMap((pub) => pub.sports));
  const [first] = pubDetails(locale);
  if (!first) throw new Error('content/places/pubs.ts: no pubs');
  return {
    picture: { src: pubMap.src, width: pubMap.width, height: pubMap.height },
    pubs: pubs.map(({ slug, name, area }, index) => {
      const nearest = pubMap.nearest[slug];
      const stadium = stadiums.find((candidate) => candidate.slug === nearest?.stadium);
      if (!nearest || !stadium) throw new Error(`content/places/pubs.ts: ${slug}: not on the drawn map`);
      return {
        slug,
        number: index + 1,
        name,
        area: area[locale],
        km: nearest.km,
        stadium: stadium.name[locale],
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
    stadiums: stadiums.flatMap(({ slug, name }) => {
      const place = pubMap.stadiums[slug];
      const side = namedOnSheet[slug];
      return place ? [{ name: name[locale], ...place, ...(side && { side }) }] : [];
    }),
    address: `/maps/pubs.${locale}.json`,
  };
}
