import { locateFixedIcon } from '@sportbuddy/media/manifest/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from '../../../content/places/distance.ts';
import { cachedJson } from '../../client/cached-json.ts';
import { Icon } from '../../components/icon.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { PubList } from './pub-list.tsx';
import type { PubMapData } from './pub-map-data.ts';
import { type PubDetail, type PubDetails, readableDistance, type ShownPub, shownPubs } from './pub-order.ts';
import { PubSheet } from './pub-sheet.tsx';

/** Filter, map and list of pubs, with shared state. */
function PubFinder({ picture, pubs, first, sports, areas, stadiums, address }: PubMapData) {
  const [sport, setSport] = useState<string | null>(null);
  useEffect(() => setSport(selectedSport()), []);
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

/** @returns the sport selected before hydration, or restored by a browser that keeps form state */
function selectedSport(): string | null {
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

export default island('visible', PubFinder);

const fetchPubs = cachedJson<PubDetail[]>();

const sportField = 'pub-sport';

type PubToolsProps = {
  sports: readonly { slug: string; label: string }[];
  sport: string | null;
  onSport: (slug: string | null) => void;
  near: NearMe;
  onNear: () => void;
  /** Status of the geolocation request. */
  message: string;
  /** Result count of the filter, for screen readers. */
  found: string;
};

/** Sport filter and the button for sorting by distance. */
function PubTools({ sports, sport, onSport, near, onNear, message, found }: PubToolsProps) {
  const options = [{ slug: null, label: m.maps_filter_all() }, ...sports];
  return (
    <div className="pub-tools">
      <fieldset className="pub-filter">
        <legend>{m.maps_filter()}</legend>
        <div className="pub-filter-row">
          {options.map(({ slug, label }) => (
            <label key={slug ?? ''}>
              <input
                type="radio"
                name={sportField}
                value={slug ?? ''}
                checked={slug === sport}
                onChange={() => onSport(slug)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pub-near">
        <button type="button" aria-pressed={near.status === 'on'} onClick={onNear}>
          <Icon path={locateFixedIcon} size={20} />
          {m.maps_near()}
        </button>
        <p role="status" data-trouble={isFailure(near.status) || undefined}>
          {message}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </div>
  );
}

function isFailure(status: NearMe['status']): boolean {
  return status === 'refused' || status === 'unavailable' || status === 'timed out';
}

type Fetched = { status: 'loading' | 'ready' | 'failed'; details: PubDetails };

/**
 * Fetches the details of pubs that the page's HTML does not contain.
 * @param address URL of the JSON file
 * @param first details of one pub, available from the start
 */
function usePubDetails(address: string, first: PubDetail) {
  const [{ status, details }, setFetched] = useState<Fetched>({
    status: 'loading',
    details: new Map([[first.slug, first]]),
  });

  const load = useCallback(async () => {
    setFetched((before) => ({ ...before, status: 'loading' }));
    try {
      const pubs = await fetchPubs(address);
      setFetched({ status: 'ready', details: new Map(pubs.map((pub) => [pub.slug, pub])) });
    } catch {
      // The page shows a message and a retry button. The browser logs the failed request.
      setFetched((before) => ({ ...before, status: 'failed' }));
    }
  }, [address]);

  useEffect(() => void load(), [load]);

  return { status, details, retry: load };
}

type NearMe =
  | { status: 'off' | 'asking' | 'refused' | 'unavailable' | 'timed out'; from: null }
  | { status: 'on'; from: Place };

/** Longer than most devices take to find a position. */
const positionTimeoutMs = 10_000;
/** Long enough to read and answer the browser's question. A later answer still counts. */
const answerTimeoutMs = 30_000;
const unanswered: NearMe = { status: 'timed out', from: null };
/** A cached position of this age is accurate enough. */
const maxPositionAgeMs = 60_000;

/**
 * Requests the visitor's position, only when `toggle` is called. It stays in this component. A
 * browser whose question stays open returns nothing, not even a timeout. So the wait has a limit of
 * its own, and another press ends it.
 */
function useNearMe() {
  const [near, setNear] = useState<NearMe>({ status: 'off', from: null });
  const current = useRef(0);

  function toggle() {
    current.current += 1;
    if (near.status === 'asking' || near.status === 'on') return setNear({ status: 'off', from: null });
    // Missing on insecure origins.
    if (!('geolocation' in navigator)) return setNear({ status: 'unavailable', from: null });
    setNear({ status: 'asking', from: null });
    const own = current.current;
    const settle = (result: NearMe) => own === current.current && setNear(result);
    setTimeout(
      () => own === current.current && setNear((now) => (now.status === 'asking' ? unanswered : now)),
      answerTimeoutMs,
    );
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ status: 'on', from: [coords.longitude, coords.latitude] }),
      ({ code }) => settle({ status: statusOf(code), from: null }),
      { timeout: positionTimeoutMs, maximumAge: maxPositionAgeMs },
    );
  }

  return { near, toggle };
}

function statusOf(code: number): 'refused' | 'unavailable' | 'timed out' {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'refused';
  return code === GeolocationPositionError.TIMEOUT ? 'timed out' : 'unavailable';
}
