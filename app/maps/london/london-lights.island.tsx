import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../components/media-queries.ts';
import { watchInView } from '../../components/watch-in-view.ts';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { BeamLight, beamStyle } from '../beam.tsx';
import type { Beam, LondonData } from './london-data.ts';

/**
 * @returns the height of a beam on a map of 1000 px: 250 px for the 90,000 of Wembley, plus 14 px
 * for visibility
 */
function beamHeight(capacity: number): number {
  return (capacity / 90_000) * 250 + 14;
}

/** Below the river, east of the stadiums, in percent of the map. */
const thames = { insetInlineStart: '78%', insetBlockStart: '53%' };

/** The night map. Each beam is a button that shows its stadium on the board. */
function LondonLights({ picture, beams }: Pick<LondonData, 'picture' | 'beams'>) {
  const plane = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => largest(beams).slug);
  useEffect(() => (plane.current ? lightWhenReached(plane.current) : undefined), []);
  const stadium = beams.find(({ slug }) => slug === chosen) ?? largest(beams);
  return (
    <>
      <div className="london-board" role="status">
        <strong>{stadium.name}</strong>{' '}
        <span className="figures london-number">{formatNumber(stadium.capacity)}</span>{' '}
        <small>{m.maps_london_home_of({ club: stadium.club })}</small>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is not a set of form fields */}
      <div ref={plane} className="london-plane" role="group" aria-label={m.maps_london_beams()}>
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={m.maps_london_map_alt()}
          loading="lazy"
          decoding="async"
        />
        <span className="beam-water london-water" style={thames} aria-hidden="true">
          {`${m.maps_thames()} `}
        </span>
        {beams.map((beam, index) => (
          <BeamButton
            key={beam.slug}
            beam={beam}
            place={beams.length - 1 - index}
            chosen={beam.slug === stadium.slug}
            onChoose={() => setChosen(beam.slug)}
          />
        ))}
      </div>
    </>
  );
}

/**
 * Keeps the beams dark until the map's top is a fifth of the window above its bottom edge, or
 * further up. With reduced motion they are always lit.
 */
function lightWhenReached(plane: HTMLElement): (() => void) | undefined {
  if (prefersReducedMotion()) return;
  const end = watchInView(
    plane,
    (isReached) => {
      plane.toggleAttribute('data-dark', !isReached);
      if (isReached) end();
    },
    { rootMargin: '99999px 0px -20% 0px' },
  );
  return end;
}

function largest(beams: readonly Beam[]): Beam {
  return beams.reduce((kept, beam) => (beam.capacity > kept.capacity ? beam : kept));
}

type BeamButtonProps = { beam: Beam; place: number; chosen: boolean; onChoose: () => void };

function BeamButton({ beam, place, chosen, onChoose }: BeamButtonProps) {
  const { name, club, capacity, label } = beam;
  const seats = formatNumber(capacity);
  return (
    <button
      type="button"
      className="beam"
      aria-pressed={chosen}
      aria-label={m.maps_london_beam({ name, capacity: seats, club })}
      onClick={onChoose}
      style={{ ...beamStyle(beam, beamHeight(capacity)), '--place': place } as CSSProperties}
    >
      <BeamLight />
      <span
        className="beam-label"
        data-side={label?.side ?? 'above'}
        data-written={label ? (label.phone ? 'always' : 'wide') : undefined}
        aria-hidden="true"
      >
        {name} <b className="figures">{seats}</b>{' '}
      </span>
    </button>
  );
}

export default island('visible', LondonLights);
