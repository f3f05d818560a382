/** The block of flats where everybody watches alone, a window each. */

import * as palette from '../../../../content/palette.ts';
import type { PersonName } from '../../../cast/people.ts';
import { chance, hop, pulse } from '../../stage/motion.ts';
import { clear, mix } from '../../stage/palette.ts';
import { glow, type Pen, sweep, within } from '../../stage/pen.ts';
import { drawFan } from '../people/fan.ts';
import { friend, hero } from '../people/film-cast.ts';
import type { Light } from '../people/rim-light.ts';
import { drawBroadcast } from '../things/broadcast.ts';

export const columns = 6;
const rows = 5;
export const heroWindow = 14;
const pitchX = 236;
const pitchY = 250;
const paneWidth = 172;
const paneHeight = 176;
const left = 880;
const top = 150;

/** The middle of a window in the scene's pixels. */
export function windowCentre(index: number): readonly [number, number] {
  return [
    left + 76 + (index % columns) * pitchX + paneWidth / 2,
    top + 70 + Math.floor(index / columns) * pitchY + paneHeight / 2,
  ];
}

interface WindowState {
  /** 0 dark, 1 lit. */
  lit: number;
  cheering: boolean;
}

function tenant(index: number): PersonName {
  return index === heroWindow ? hero : friend(Math.floor(chance(index * 3.7) * 6));
}

/** Draws the façade; `state` tells how each window looks now. */
export function drawFlats(pen: Pen, time: number, state: (index: number) => WindowState): void {
  const width = columns * pitchX + 120;
  pen.fillStyle = sweep(pen, top, top + 1300, ['#16225A', '#0B1338']);
  pen.fillRect(left, top, width, 1600);
  pen.fillStyle = '#1D2B6C';
  pen.fillRect(left - 16, top - 26, width + 32, 34);
  pen.fillStyle = clear(palette.rim, 0.05);
  for (let course = 0; course < 46; course += 1) pen.fillRect(left, top + 30 + course * 30, width, 2);
  aerials(pen);
  for (let index = 0; index < columns * rows; index += 1) pane(pen, index, time, state(index));
}

function aerials(pen: Pen): void {
  pen.strokeStyle = '#1D2B6C';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(1080, top - 20);
  pen.lineTo(1080, top - 110);
  for (const [step, reach] of [
    [0, 46],
    [26, 34],
    [52, 22],
  ] as const) {
    pen.moveTo(1080 - reach, top - 106 + step);
    pen.lineTo(1080 + reach, top - 106 + step);
  }
  pen.stroke();
  pen.fillStyle = '#16225A';
  pen.fillRect(1500, top - 100, 150, 90);
}

function pane(pen: Pen, index: number, time: number, { lit, cheering }: WindowState): void {
  const [cx, cy] = windowCentre(index);
  const x = cx - paneWidth / 2;
  const y = cy - paneHeight / 2;
  pen.fillStyle = '#0A1132';
  pen.fillRect(x - 8, y - 8, paneWidth + 16, paneHeight + 16);
  within(pen, () => {
    pen.beginPath();
    pen.rect(x, y, paneWidth, paneHeight);
    pen.clip();
    pen.fillStyle = sweep(pen, y, y + paneHeight, ['#111C50', '#0A1235']);
    pen.fillRect(x, y, paneWidth, paneHeight);
    if (lit > 0) room(pen, index, x, y, time, lit, cheering);
    curtains(pen, index, x, y, lit);
  });
  pen.fillStyle = mix('#2A3A82', '#C9B98E', lit * 0.25);
  pen.fillRect(x - 14, y + paneHeight, paneWidth + 28, 12);
  pen.fillRect(x + paneWidth / 2 - 2, y, 4, paneHeight * (index % 3 === 0 ? 1 : 0));
  if (lit > 0) glow(pen, cx, cy, 210, index === heroWindow ? '#4A5FD0' : '#8A5A20', lit * 0.28);
}

function room(
  pen: Pen,
  index: number,
  x: number,
  y: number,
  time: number,
  lit: number,
  cheering: boolean,
): void {
  const own = index === heroWindow;
  const flicker = 0.78 + 0.22 * Math.sin(time * 7 + index * 4) * Math.sin(time * 3.1 + index);
  pen.globalAlpha = lit;
  const wall = own ? ['#5468E0', '#26347F'] : (walls[index % walls.length] ?? ['#C98A3C', '#7A3B2A']);
  pen.fillStyle = sweep(pen, y, y + paneHeight, wall);
  pen.fillRect(x, y, paneWidth, paneHeight);
  drawBroadcast(pen, { x: x + 98, y: y + 34, width: 58, height: 36 }, time + index);
  glow(pen, x + 124, y + 54, 150, '#9DB0FF', 0.35 * flicker);
  const light: Light = { colour: '#DCE4FF', dx: 0.12, dy: -0.1, dark: 0.35 };
  const look = tenant(index);
  const jump = cheering ? hop(time + index * 0.07) * 16 : 0;
  const arms = cheering
    ? ({ left: [-1.9, -3.2], right: [1.9, -3.2], holds: index % 2 ? 'held' : 'waved' } as const)
    : ({ left: [-2, 5], right: [2, 5] } as const);
  drawFan(
    pen,
    look,
    { x: x + 62, y: y + 116 - jump + pulse(time) * 1.5, unit: 19, behind: true, time: time + index, ...arms },
    light,
  );
  pen.fillStyle = own ? '#1B2768' : '#3A1E33';
  pen.beginPath();
  pen.roundRect(x + 6, y + 138, 124, 60, 14);
  pen.fill();
  pen.globalAlpha = 1;
}

const walls = [
  ['#D9984A', '#8A4630'],
  ['#C9704A', '#6E2F3A'],
  ['#4FA596', '#1F5560'],
  ['#E0B060', '#96562F'],
] as const;

function curtains(pen: Pen, index: number, x: number, y: number, lit: number): void {
  pen.fillStyle = mix('#172459', index % 2 ? '#7A3B3B' : '#3B3F86', lit * 0.8);
  const drawn = 14 + chance(index * 9.1) * 16;
  pen.fillRect(x, y, drawn, paneHeight);
  pen.fillRect(x + paneWidth - drawn, y, drawn, paneHeight);
  pen.fillStyle = 'rgba(255,255,255,.06)';
  pen.fillRect(x, y, drawn / 2.5, paneHeight);
  pen.fillRect(x + paneWidth - drawn, y, drawn / 2.5, paneHeight);
}
