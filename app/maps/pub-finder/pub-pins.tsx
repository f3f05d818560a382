import { type KeyboardEvent, useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { type Cluster, clusterPoints, fanOut, type Point, pushAway } from './clusters.ts';
import type { PubDetails, ShownPub } from './pub-order.ts';

/** Minimum distance of the centres of two pins. */
const minDistance = 33;
/** Half the width of a pin, and of a cluster with its shadow. */
const pinRadius = 15;
const clusterRadius = 21;
/** Distance of pins to the centre of their opened cluster. */
const fanRadius = 36;
/**
 * The head of the selected pin is above its point. Other pins keep a distance to it, so that those
 * below can be clicked.
 */
const head = { above: 33, radius: 35 };
/** Some pubs are across the road from a stadium. Pins do not cover its mark. */
const stadiumRadius = 15;
/** A pin moved away from one mark may reach another one. */
const rounds = 8;

/** Size of the map in CSS pixels. */
type Size = { width: number; height: number };

type PubPinsProps = {
  pubs: readonly ShownPub[];
  details: PubDetails;
  chosen: string | null;
  onChoose: (slug: string) => void;
  stadiums: readonly { x: number; y: number }[];
  size: Size;
};

type Spot = { pub: ShownPub; knownFor: string; x: number; y: number };

/** The pubs on the map. Pins that would overlap are merged into a button that opens the cluster. */
export function PubPins({ pubs, details, chosen, onChoose, stadiums, size }: PubPinsProps) {
  const [opened, setOpened] = useState('');
  const spots = spotsOf(pubs, details, size);
  const selected = spots.find(({ pub }) => pub.slug === chosen);
  const rest = spots.filter((spot) => spot !== selected);
  const marks = stadiums.map((stadium) => ({ ...onSheet(stadium, size), radius: stadiumRadius }));
  if (selected) marks.push({ x: selected.x, y: selected.y - head.above, radius: head.radius });
  const moveClear = (point: Point, radius = pinRadius) =>
    Array.from({ length: rounds }).reduce<Point>(
      (at) => marks.reduce((from, mark) => pushAway(from, mark, mark.radius + radius), at),
      point,
    );

  const pin = (spot: Spot, place: Point) => (
    <Pin
      key={spot.pub.slug}
      spot={spot}
      style={percent(place, size)}
      chosen={spot === selected}
      onChoose={() => onChoose(spot.pub.slug)}
    />
  );
  // Pins moved away from a mark may overlap others, so they are clustered at their moved positions.
  const moved = rest.map((spot) => ({ ...spot, ...moveClear(spot) }));
  const groups = clusterPoints(moved, minDistance).flatMap((cluster) => {
    const [only, ...more] = cluster.members;
    if (only && more.length === 0) return [{ order: only.pub.number, element: pin(only, moveClear(only)) }];
    const name = cluster.members.map(({ pub }) => pub.slug).join(' ');
    const middle = moveClear(cluster, clusterRadius);
    const places = fanOut(middle, cluster.members.length, fanRadius);
    const open = name === opened;
    return [
      {
        // Just before the first of its pins.
        order: (only?.pub.number ?? 0) - 0.5,
        element: (
          <ClusterButton
            key={name}
            cluster={cluster}
            style={percent(middle, size)}
            open={open}
            onOpen={(opening) => setOpened(opening ? name : '')}
          />
        ),
      },
      ...cluster.members.flatMap((spot, index) =>
        open ? [{ order: spot.pub.number, element: pin(spot, places[index] ?? middle) }] : [],
      ),
    ];
  });
  if (selected) groups.push({ order: selected.pub.number, element: pin(selected, selected) });
  // Sorted siblings of one parent, so that a pin keeps focus when it is selected.
  return <div>{groups.sort((one, other) => one.order - other.order).map(({ element }) => element)}</div>;
}

function spotsOf(pubs: readonly ShownPub[], details: PubDetails, size: Size): Spot[] {
  return pubs
    .flatMap((pub) => {
      const detail = details.get(pub.slug);
      if (!detail) return [];
      return [{ pub, knownFor: detail.knownFor, ...onSheet(detail, size) }];
    })
    .sort((one, other) => one.pub.number - other.pub.number);
}

/** @param place in percent */
function onSheet(place: Point, { width, height }: Size): Point {
  return { x: (place.x * width) / 100, y: (place.y * height) / 100 };
}

function percent({ x, y }: Point, { width, height }: Size) {
  return { insetInlineStart: `${(100 * x) / width}%`, insetBlockStart: `${(100 * y) / height}%` };
}

type Style = ReturnType<typeof percent>;

type PinProps = { spot: Spot; style: Style; chosen: boolean; onChoose: () => void };

function Pin({ spot: { pub, knownFor }, style, chosen, onChoose }: PinProps) {
  const { number, name, area } = pub;
  return (
    <button
      type="button"
      className="pin figures"
      style={style}
      aria-pressed={chosen}
      aria-label={`${number}. ${m.maps_pub_pin({ name, area, knownFor })}`}
      onClick={onChoose}
    >
      {chosen && (
        <svg viewBox="-21 -54 42 56" width="42" height="56" aria-hidden="true">
          <path d="M0 0C-6-10-19-21-19-33a19 19 0 1 1 38 0C19-21 6-10 0 0z" />
        </svg>
      )}
      <span className="pin-number">{number}</span>{' '}
      <span className="pin-name" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

type ClusterButtonProps = {
  cluster: Cluster<Spot>;
  style: Style;
  open: boolean;
  onOpen: (opening: boolean) => void;
};

function ClusterButton({ cluster: { members }, style, open, onOpen }: ClusterButtonProps) {
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onOpen(false);
  return (
    <button
      type="button"
      className="cluster"
      style={style}
      aria-expanded={open}
      aria-label={m.maps_cluster({
        count: members.length,
        names: members.map(({ pub }) => pub.name).join(m.list_comma()),
      })}
      onClick={() => onOpen(!open)}
      onKeyDown={closeOnEscape}
    >
      <span>×{members.length}</span>
    </button>
  );
}
