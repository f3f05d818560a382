import { useEffect, useState } from 'react';
import { island } from '../../client/island.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { PubList } from './pub-list.tsx';
import type { PubMapData } from './pub-map-data.ts';
import { readableDistance, type ShownPub, shownPubs } from './pub-order.ts';
import { PubSheet } from './pub-sheet.tsx';
import { PubTools, sportField } from './pub-tools.tsx';
import { type NearMe, useNearMe } from './use-near-me.ts';
import { usePubDetails } from './use-pub-details.ts';

/** Filter, map and list of the pubs, in step with each other. */
function PubFinder({ picture, pubs, first, sports, areas, stadiums, address }: PubMapData) {
  const [sport, setSport] = useState<string | null>(null);
  useEffect(() => setSport(sportMarked()), []);
  const { status, details, retry } = usePubDetails(address, first);
  const { near, toggle } = useNearMe();
  const [chosen, setChosen] = useState<string | null>(first.slug);
  const shown = shownPubs(pubs, details, { sport, from: near.from });
  const sportLabels = new Map(sports.map(({ slug, label }) => [slug, label]));
  const choose = (slug: string) => setChosen(slug === chosen ? null : slug);

  return (
    <>
      <PubTools
        sports={sports}
        sport={sport}
        onSport={setSport}
        near={near}
        onNear={toggle}
        message={nearMessage(near, shown)}
        found={foundMessage(shown.length, sport && sportLabels.get(sport))}
      />
      <PubSheet
        picture={picture}
        pubs={shown}
        details={details}
        chosen={chosen}
        onChoose={choose}
        areas={areas}
        stadiums={stadiums}
        status={status}
        onRetry={retry}
      />
      <PubList pubs={shown} details={details} sportLabels={sportLabels} chosen={chosen} onChoose={choose} />
    </>
  );
}

/** Which sport was pressed before this came, or is marked by a browser that remembers forms. */
function sportMarked(): string | null {
  return document.querySelector<HTMLInputElement>(`[name=${sportField}]:checked`)?.value || null;
}

function foundMessage(count: number, sport: string | null | undefined): string {
  return sport ? m.maps_pubs_shown({ count, sport }) : m.maps_pubs_shown_all({ count });
}

function nearMessage(near: NearMe, [nearest]: readonly ShownPub[]): string {
  switch (near.status) {
    case 'off':
      return m.maps_near_note();
    case 'asking':
      return m.maps_near_asking();
    case 'refused':
      return m.maps_near_refused();
    case 'unavailable':
      return m.maps_near_unavailable();
    case 'timed out':
      return m.maps_near_timeout();
    case 'on':
      return nearest?.fromYou == null
        ? m.maps_near_note()
        : m.maps_near_on({
            name: nearest.name,
            distance: String(readableDistance(nearest.fromYou, currentLocale())),
          });
  }
}

export default island('pub-finder', 'visible', PubFinder);
