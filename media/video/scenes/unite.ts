/**
 * Out of the tunnel into the noise: the lamps come on, the friends are all there, the stand sings.
 */

import * as palette from '../../../content/palette.ts';
import { drawLogo, logoWidth } from '../props/app/logo.ts';
import { drawRow } from '../props/people/crowd.ts';
import { drawFan, drawHandOnShoulder, roundNeighbour } from '../props/people/fan.ts';
import { hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { ribbon, slung } from '../props/people/scarf.ts';
import { drawGround } from '../props/places/ground.ts';
import { drawConfetti, drawTicker, drawVignette } from '../props/places/weather.ts';
import {
  bar,
  beat,
  clamp,
  easeIn,
  easeInOut,
  easeOut,
  hop,
  lerp,
  pulse,
  ramp,
  settle,
} from '../stage/motion.ts';
import { chalk, clear, ember, gold, night, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, type Pen, shoot, sweep } from '../stage/pen.ts';
import { measure, rise, write } from '../stage/type.ts';

const songAt = 4;
/** On the word `unite` the friends turn round, arm in arm. */
const turnAt = songAt + bar;
const endAt = 10;

export function drawUnite(pen: Pen, time: number): void {
  const light: Light = { colour: '#C9D6FF', dx: 0.05, dy: -0.09, dark: 0.62 };
  const pull = pullBack(time);
  const camera = {
    x: 960,
    y: lerp(500, 540, pull),
    zoom: lerp(1.28, 1, pull) + 0.008 * pulse(time) * clamp(time - 3),
    roll: Math.sin(time * 0.9) * 0.006,
  };
  const lit = (bank: number): number => {
    const on = time - Math.abs(bank - 2.5) * beat * 0.8 - 0.3;
    return on < 0 ? 0 : clamp(on / 0.08) * (on < 0.25 ? 0.5 + 0.5 * Math.sin(on * 70) ** 2 : 1);
  };
  const energy = ramp(time, 2.5, songAt + 0.5);
  fillFrame(pen, night);
  shoot(pen, camera, 0.8, () => drawGround(pen, time, lit, 0.3 + energy));
  const sky = ramp(time, songAt - 0.4, songAt + 0.2) * (1 - ramp(time, endAt - 1, endAt - 0.5));
  if (sky > 0) {
    pen.fillStyle = sweep(pen, 0, 620, [
      clear(palette.night, 0.86 * sky),
      clear(palette.night, 0.62 * sky),
      clear(palette.night, 0),
    ]);
    pen.fillRect(0, 0, frameWidth, 620);
  }
  drawVignette(pen, 0.45);
  headline(pen, time);
  drawTicker(pen, time + 8, 80, ramp(time, songAt, songAt + 1));
  if (time > songAt)
    shoot(pen, camera, 0.95, () =>
      drawRow(pen, {
        y: 900 + 320 * (1 - ramp(time, songAt, songAt + 0.9, easeOut)),
        unit: 50,
        from: -40,
        to: 1960,
        count: 15,
        time,
        energy: 0.9,
        light: { ...light, dark: 0.7 },
        behind: true,
        seed: 31,
      }),
    );
  drawConfetti(pen, time - songAt - 2, 200, 1150, 120, 1.1);
  drawConfetti(pen, time - songAt - 2, 1720, 1150, 120, 1.1);
  shoot(pen, camera, 1, () => stand(pen, time, light, energy));
  if (time > endAt - 0.6) drawEnd(pen, time - endAt);
}

function pullBack(time: number): number {
  return ramp(time, songAt - 1, endAt, easeInOut);
}

/** The friends from left to right; the hero is at place 0. */
const places = [
  { place: -3, name: 'kofi' },
  { place: -2, name: 'luca' },
  { place: -1, name: 'amal' },
  { place: 1, name: 'faisal' },
  { place: 2, name: 'harjit' },
  { place: 3, name: 'mei' },
] as const;

/** The hero walks up the steps alone, then the friends close in from both sides. */
function stand(pen: Pen, time: number, light: Light, energy: number): void {
  const steps = ramp(time, 0, 2.4, easeOut);
  const turned = time >= turnAt;
  const up = energy > 0.5 && !turned;
  places.forEach(({ place, name }, index) => {
    const join = ramp(time, 2 + Math.abs(place) * 0.35, 2.9 + Math.abs(place) * 0.35, easeOut);
    const pose = {
      x: 960 + Math.sign(place) * (345 + (Math.abs(place) - 1) * 262 + (1 - join) * 1300),
      y:
        lerp(850, 925, pullBack(time)) +
        Math.abs(place) * 12 -
        hop(time + index * 0.03) * 34 * energy -
        Math.abs(Math.sin(join * 12)) * 16 * (1 - energy),
      unit: 82,
      lean: Math.sin(time * Math.PI) * 0.05 * energy,
    };
    const lit = turned ? { ...light, dark: 0.2, colour: '#FFE3A8' } : light;
    drawFan(
      pen,
      name,
      {
        ...pose,
        behind: !turned,
        time: time + index * 0.3,
        left: up ? [-1.8, -3.3] : turned && place === -3 ? [-2.2, -3] : [-2, 5],
        right: up ? [1.8, -3.3] : turned ? (place === 3 ? [2.2, -3] : roundNeighbour) : [2, 5],
        ...(turned && place < 3 && { embraces: 'right' }),
        holds: up ? 'held' : 'neck',
        mouth: 0.3 + 0.6 * hop(time + index * 0.05),
      },
      lit,
    );
    const neighbour = places[index - 1]?.name;
    if (turned && neighbour && place !== 1) drawHandOnShoulder(pen, neighbour, name, pose, lit);
  });
  const raised = time > songAt - 0.5;
  const raise = ramp(time, songAt - 0.5, songAt, settle);
  drawFan(
    pen,
    hero,
    {
      x: 960,
      y:
        lerp(1400, lerp(840, 935, pullBack(time)), steps) -
        Math.abs(Math.sin(steps * 15)) * 18 * (1 - steps) -
        hop(time) * 46 * energy,
      unit: 94,
      behind: time < turnAt,
      time,
      mouth: 0.4 + 0.6 * hop(time),
      lean: Math.sin(time * Math.PI) * 0.05 * energy,
      left: [lerp(-2, -1.9, raise), lerp(5, -3.35, raise)],
      right: [lerp(2, 1.9, raise), lerp(5, -3.35, raise)],
      holds: raised ? 'held' : 'neck',
    },
    { ...light, dark: time < turnAt ? 0.45 : 0.12, colour: '#FFE3A8' },
  );
}

function headline(pen: Pen, time: number): void {
  const stretch = (letter: number): number => 8 * Math.sin(time * 6.28 + letter * 0.9) * energyOf(time);
  const grow = 1 + 0.02 * pulse(time, beat * 2);
  const size = 170 * grow;
  const [where, fans] = (['Where', 'fans'] as const).map((text) =>
    measure(text, { size, width: (letter) => 122 + stretch(letter) }),
  ) as [number, number];
  // The letters stretch with the song, but the space between the words does not.
  const space = size * 0.3;
  const words = [
    { text: 'Where', at: songAt, fill: chalk, x: 960 - (space + fans) / 2, y: 190, size, width: 122 },
    {
      text: 'fans',
      at: songAt + beat * 2,
      fill: chalk,
      x: 960 + (where + space) / 2,
      y: 190,
      size,
      width: 122,
    },
    { text: 'unite', at: songAt + bar, fill: gold, x: 960, y: 440, size: 300 * grow, width: 126 },
  ];
  const leave = endAt - 1;
  for (const { at, text, y, width, ...setting } of words) {
    if (time < at || time > leave + 0.4) continue;
    const slam = ramp(time, at, at + 0.4, settle);
    const gone = ramp(time, leave, leave + 0.4, easeIn);
    write(pen, text, {
      ...setting,
      y: y - gone * 520,
      align: 'middle',
      width: (letter) => lerp(52, width + stretch(letter), slam),
      move: (letter) => ({ dy: (1 - slam) * 160 - hop(time + letter * 0.06) * 10 * energyOf(time) }),
    });
  }
}

function energyOf(time: number): number {
  return ramp(time, songAt + 2, songAt + 2.5);
}

/** The last card: night falls over the stand, a scarf is drawn across, the name stays. */
function drawEnd(pen: Pen, time: number): void {
  const dark = ramp(time, -0.6, 0.5);
  pen.fillStyle = clear(palette.night, 0.8 * dark);
  pen.fillRect(0, 0, frameWidth, frameHeight);
  const drawn = ramp(time, -0.3, 0.9, easeInOut);
  const y = 700;
  if (drawn > 0)
    ribbon(pen, slung([-160, y], [lerp(-160, frameWidth + 160, drawn), y], 6, time, 3, 120), {
      breadth: 152,
      yarns: [gold, royal, chalk],
      to: drawn,
    });
  const size = 150;
  const start = 960 - logoWidth(size) / 2;
  const come = ramp(time, 0.4, 1, settle);
  pen.save();
  pen.beginPath();
  pen.rect(0, 250, frameWidth, 330);
  pen.clip();
  if (time > 0.4) drawLogo(pen, start, 500 + (1 - come) * 260, size, chalk, night);
  pen.restore();
  const knitted = ramp(time, 0.7, 1.4);
  if (knitted > 0)
    write(pen, 'Never watch a game alone', {
      x: 960,
      y: y + 27,
      size: 74,
      align: 'middle',
      fill: '#14205C',
      move: (index) => ({ alpha: clamp(knitted * 24 - index) }),
    });
  rise(pen, 'Who’s in?', { x: 960, y: 915, size: 104, align: 'middle', fill: ember, time: time - 1 });
  rise(pen, '6 June', { x: 960, y: 1000, size: 52, align: 'middle', fill: chalk, time: time - 1.5 });
}
