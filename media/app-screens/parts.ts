import * as palette from '../../content/palette.ts';
import { upperBody } from '../cast/figure.ts';
import { PEOPLE, type PersonName } from '../cast/people.ts';
import { randomFrom } from '../studio/random.ts';
import type { Kit } from './stage.ts';

const FACE_COLOURS = [palette.mint, '#8FA8FF', palette.gold, '#FF9C7A', '#D8CCF5', palette.chalk] as const;

/** Who of the cast a sample name is. */
const NAMED: Readonly<Record<string, PersonName>> = {
  Aisha: 'amal',
  Jonas: 'ewan',
  You: 'sami',
  Leila: 'ana',
  Tom: 'kofi',
  Priya: 'priya',
  Mateo: 'luca',
  سارة: 'amal',
  فهد: 'faisal',
  أنت: 'sami',
  ليلى: 'noura',
  سلطان: 'dayo',
  نورة: 'priya',
  ماجد: 'majed',
};

/** A round avatar of a sample fan. */
export function face(name: string, colour: number): string {
  const who = NAMED[name];
  if (!who) throw new Error(`media/app-screens: nobody of the cast is called "${name}"`);
  const portrait = upperBody(PEOPLE[who], { expression: 'grin', scarf: 'none', hem: 130 });
  return `<span class="face" style="background:${FACE_COLOURS[colour % FACE_COLOURS.length]}"><svg viewBox="-66 -84 132 132">${portrait}</svg></span>`;
}

export function faces(names: readonly string[], more: number): string {
  const rest = `<span class="face n" style="background:${palette.boardEdge};color:${palette.chalk};font-size:13px">+${more}</span>`;
  return `<span class="faces">${names.map(face).join('')}${rest}</span>`;
}

/** The tab bar at the bottom, with the selected tab highlighted. */
export function tabs({ icon }: Kit, chosen: number): string {
  const names = ['home-variant', 'map', 'trophy', 'chat-processing', 'account-circle'];
  const items = names.map((name, index) => (index === chosen ? `<b>${icon(name)}</b>` : icon(name)));
  return `<nav class="tabs">${items.join('')}</nav><i class="home"></i>`;
}

/** A slightly irregular road through the points that `at` returns for 0 to 1. */
function road(at: (t: number) => readonly [number, number], pieces: number): string {
  const points = Array.from({ length: pieces + 1 }, (_, index) =>
    at(index / pieces)
      .map(Math.round)
      .join(' '),
  );
  return `M${points[0]}${points
    .slice(1)
    .map((point) => `L${point}`)
    .join('')}`;
}

/**
 * A city at night around the screen's centre, generated from a seed. `river` crosses the 390 × 844
 * screen.
 */
export function streets(seed: number, river: string, height: number): string {
  const random = randomFrom(seed);
  const [cx, cy] = [200, height * 0.52];
  const ring = (radius: number) => {
    const [phase, waves] = [random() * 6, 2 + Math.floor(random() * 3)];
    return road((t) => {
      const angle = t * Math.PI * 2;
      const r = radius * (1 + 0.09 * Math.sin(angle * waves + phase));
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * 1.15];
    }, 48);
  };
  const spoke = (angle: number, from: number) => {
    const sway = (random() - 0.5) * 1.1;
    return road((t) => {
      const [turn, r] = [angle + sway * t * t, from + t * 560];
      return [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
    }, 14);
  };
  const lanes = Array.from({ length: 150 }, () => {
    const [angle, r] = [random() * Math.PI * 2, 30 + random() * 480];
    const across = random() < 0.5 ? angle : angle + Math.PI / 2;
    const [x, y, reach] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, 16 + random() * 44];
    return road(
      (t) => [x + Math.cos(across) * reach * (t - 0.5) * 2, y + Math.sin(across) * reach * (t - 0.5) * 2],
      1,
    );
  }).join('');
  const rings = [70, 150, 250, 370].map(ring);
  const spokes = Array.from({ length: 9 }, (_, index) =>
    spoke((index / 9) * Math.PI * 2 + random() * 0.5, index % 2 ? 70 : 12),
  );
  const parks = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${Math.round(random() * 390)}" cy="${Math.round(random() * height)}" rx="${Math.round(18 + random() * 30)}" ry="${Math.round(12 + random() * 24)}"/>`,
  );
  return `<svg class="map" viewBox="0 0 390 ${height}" preserveAspectRatio="xMidYMin slice"><rect width="390" height="${height}" fill="#121D52"/>
    <g fill="#17305c">${parks.join('')}</g><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${lanes}" stroke="#1f2c72" stroke-width="2"/>
    <path d="${river}" stroke="#3549b0" stroke-width="33"/><path d="${river}" stroke="#091030" stroke-width="29"/>
    <path d="${rings.join('')}" stroke="#2b3c92" stroke-width="3.5"/><path d="${spokes.join('')}" stroke="#33459f" stroke-width="4.5"/></g></svg>`;
}

export const THAMES = 'M-20 470C60 450 70 360 150 372C230 384 200 470 290 452C350 440 360 380 420 400';
export const WADI = 'M120 -20C150 120 60 200 96 330C130 460 60 560 90 900';
