import { useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { PubMapData } from './pub-map-data.ts';
import type { PubDetails, ShownPub } from './pub-order.ts';
import { PubPins } from './pub-pins.tsx';

type PubSheetProps = Pick<PubMapData, 'picture' | 'areas' | 'stadiums'> & {
  pubs: readonly ShownPub[];
  details: PubDetails;
  chosen: string | null;
  onChoose: (slug: string) => void;
  status: 'loading' | 'ready' | 'failed';
  onRetry: () => void;
};

/**
 * Area labels from this percentage on are aligned to their end, so that they do not overflow the
 * window.
 */
const edgeThreshold = 80;

/** The map. West is on the left in every language, so positions are from the left. */
export function PubSheet({
  picture,
  areas,
  stadiums,
  pubs,
  details,
  chosen,
  onChoose,
  status,
  onRetry,
}: PubSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(sheet, picture.width);
  const [picked, setPicked] = useState('');
  // A pub selected in the list shows its details there. Those of the first row are just below the
  // map.
  const slip = pubs.find(({ slug }, index) => slug === chosen && slug === picked && index > 0);
  const pick = (slug: string) => {
    setPicked(slug);
    onChoose(slug);
  };
  const knownFor = slip && details.get(slip.slug)?.knownFor;
  return (
    <div className="pub-sheet-place">
      <div className="sheet-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a map is not a set of form fields */}
        <div ref={sheet} className="pub-sheet" role="group" aria-label={m.maps_pubs_map()}>
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={m.maps_pubs_map_alt()}
            loading="lazy"
            decoding="async"
          />
          <div className="sheet-words" aria-hidden="true">
            <span className="sheet-river" style={at(34, 79.5)}>
              {`${m.maps_thames()} `}
            </span>
            {areas.map(({ name, x, y }) => (
              <span
                key={name}
                className="sheet-area"
                data-at-edge={x > edgeThreshold || undefined}
                style={at(x, y)}
              >
                {`${name} `}
              </span>
            ))}
            {stadiums.map(({ name, x, y, side }) => (
              <span key={name} className="sheet-stadium" data-side={side} style={at(x, y)}>
                {side && <b>{`${name} `}</b>}
              </span>
            ))}
          </div>
          <PubPins
            pubs={pubs}
            details={details}
            chosen={chosen}
            onChoose={pick}
            stadiums={stadiums}
            size={{ width, height: (width * picture.height) / picture.width }}
          />
          <p className="sheet-legend" dir="auto" aria-hidden="true">
            <i data-kind="pub" /> {m.maps_legend_pub()} <i data-kind="stadium" /> {m.maps_legend_ground()}
          </p>
        </div>
        {status !== 'ready' && (
          <div className="sheet-notice" data-failed={status === 'failed' || undefined}>
            <p role="status">{status === 'failed' ? m.maps_pubs_failed() : m.maps_pubs_loading()}</p>
            {status === 'failed' && (
              <button type="button" onClick={onRetry}>
                {m.maps_pubs_retry()}
              </button>
            )}
          </div>
        )}
      </div>
      <HalfTimeMat />
      {slip && (
        <p className="sheet-slip" aria-hidden="true">
          <strong className="figures">{slip.number}</strong>
          <span>
            <b>
              <bdi lang="en">{slip.name}</bdi>
            </b>
            {knownFor}
          </span>
        </p>
      )}
    </div>
  );
}

function at(x: number, y: number) {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };
}

/** @returns the element's width in CSS pixels; `drawn` until it is measured */
function useWidth(element: React.RefObject<HTMLElement | null>, drawn: number): number {
  const [width, setWidth] = useState(drawn);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || drawn));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, drawn]);
  return width;
}

/**
 * A beer mat. Latin text runs along a circle; Arabic text is straight, because its letters join.
 */
function HalfTimeMat() {
  return (
    <svg className="half-time-mat" viewBox="-105 -105 210 210" width="210" height="210" aria-hidden="true">
      <circle className="mat-paper" r="101" />
      <circle className="mat-line" r="92" />
      {currentLocale() === 'ar' ? <StraightWords /> : <RoundWords />}
    </svg>
  );
}

function RoundWords() {
  const [top, foot] = [m.maps_mat_top(), m.maps_mat_foot()];
  return (
    <>
      <circle className="mat-line" r="61" />
      <path id="mat-round" fill="none" d="M-70.5 0a70.5 70.5 0 1 1 141 0a70.5 70.5 0 1 1 -141 0" />
      <text className="mat-round" fontSize={20}>
        {/* Stretched to the circle, whichever font is used. */}
        <textPath href="#mat-round" textLength="436" lengthAdjust="spacing">
          {m.maps_mat_round()}
        </textPath>
      </text>
      <text className="mat-word" fontSize={34} textAnchor="middle" y="-4">
        {top}
      </text>
      <text className="mat-word" fontSize={34} textAnchor="middle" y="28">
        {foot}
      </text>
    </>
  );
}

function StraightWords() {
  return (
    <>
      {/* A small cup of Arabic coffee, without a handle. */}
      <path className="mat-cup" d="M-15-79h30c-1 15-5 22-9 25v3h-12v-3c-4-3-8-10-9-25z" />
      <path className="mat-line" d="M-74 -42h148M-76 40h152" />
      <text className="mat-word" fontSize={28} textAnchor="middle" y="-9">
        {m.maps_mat_top()}
      </text>
      <text className="mat-word" fontSize={28} textAnchor="middle" y="27">
        {m.maps_mat_foot()}
      </text>
      <text className="mat-small" fontSize={18} textAnchor="middle" y="65">
        {m.maps_mat_round()}
      </text>
    </>
  );
}
