/** A place on a map and the width of its label, in pixels of the map. */
type NamedPlace = { x: number; y: number; width: number };
export type Side = 'right' | 'left' | 'above' | 'below';

type Box = { left: number; top: number; right: number; bottom: number };

const dotRadius = 9;
const nameHeight = 22;
/** Minimum distance of labels to the map's edge. */
const edgeMargin = 8;

/** `isCrowded`: the label overlaps a dot, another label or the map's edge. */
type PlacedLabel = { side: Side; isCrowded: boolean };

/**
 * Chooses a side of the dot for each label, so that it overlaps no other dot or label. If all sides
 * overlap, it chooses the one with the least overlap.
 * @param sides in the order in which they are tried
 */
export function placeLabels(
  places: readonly NamedPlace[],
  map: { width: number; height: number },
  sides: readonly Side[],
): PlacedLabel[] {
  const dots = places.map(({ x, y }) => boxAround(x, y, dotRadius));
  const taken: Box[] = [];
  return places.map((place, index) => {
    const others = [...dots.filter((_, other) => other !== index), ...taken];
    const cost = (side: Side) => {
      const box = nameBox(place, side);
      const outside =
        box.left < edgeMargin ||
        box.top < edgeMargin ||
        box.right > map.width - edgeMargin ||
        box.bottom > map.height - edgeMargin;
      return others.reduce((sum, other) => sum + overlap(box, other), outside ? 1e6 : 0);
    };
    const best = sides.reduce((kept, side) => (cost(side) < cost(kept) ? side : kept));
    const isCrowded = cost(best) > 0;
    if (!isCrowded) taken.push(nameBox(place, best));
    return { side: best, isCrowded };
  });
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function nameBox({ x, y, width }: NamedPlace, side: Side): Box {
  const half = nameHeight / 2;
  if (side === 'right')
    return { left: x + dotRadius, top: y - half, right: x + dotRadius + width, bottom: y + half };
  if (side === 'left')
    return { left: x - dotRadius - width, top: y - half, right: x - dotRadius, bottom: y + half };
  const top = side === 'above' ? y - dotRadius - nameHeight : y + dotRadius;
  return { left: x - width / 2, top, right: x + width / 2, bottom: top + nameHeight };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
