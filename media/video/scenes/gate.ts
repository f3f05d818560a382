/** A gate that opens for the pass. Times are in seconds of the scene in playpass.ts. */

import * as palette from '../../../content/palette.ts';
import { drawPass } from '../props/app/pass-card.ts';
import { drawRow } from '../props/people/crowd.ts';
import { heroColours } from '../props/people/film-cast.ts';
import { type Light, rimmed } from '../props/people/rim-light.ts';
import { drawBeam } from '../props/places/floodlight.ts';
import { drawVignette } from '../props/places/weather.ts';
import { drawTurnstile } from '../props/things/turnstile.ts';
import { easeIn, easeInOut, lerp, ramp } from '../stage/motion.ts';
import { chalk, clear, ember, gold, mint, mix, night } from '../stage/palette.ts';
import { fillFrame, glow, type Pen, shoot, sweep, within } from '../stage/pen.ts';
import { rise, write } from '../stage/type.ts';

export const gateAt = 4;
const openAt = 5.5;

export function drawGate(pen: Pen, time: number): void {
  const local = time - gateAt;
  const open = ramp(time, openAt, openAt + 1, easeInOut);
  const rush = ramp(time, 6.4, 8, easeIn);
  const camera = {
    x: lerp(1000, doorMiddle, rush),
    y: lerp(560, 480, rush),
    zoom: lerp(1, 1.08, local / 4) + rush * 2.2,
  };
  fillFrame(pen, night);
  shoot(pen, camera, 1, () => {
    wall(pen);
    doorway(pen, time, open);
    floor(pen, open);
    drawTurnstile(pen, { time, read: ramp(time, openAt - 0.15, openAt), open, floorY });
  });
  if (rush < 0.6)
    within(pen, () => {
      pen.globalAlpha = 1 - ramp(rush, 0.2, 0.6);
      shoot(pen, camera, 1.2, () => hand(pen, time));
    });
  drawVignette(pen, 0.5 * (1 - rush));
  rise(pen, 'Tap.', { x: 110, y: 240, size: 150, fill: chalk, time: local - 0.2, leave: 2.8 });
  rise(pen, 'You are in.', {
    x: 110,
    y: 365,
    size: 96,
    width: 104,
    fill: mint,
    time: time - openAt,
    leave: 1.5,
  });
  const white = ramp(time, 7.2, 8, easeIn);
  if (white > 0) fillFrame(pen, `rgba(255,252,240,${white})`);
}

function wall(pen: Pen): void {
  pen.fillStyle = sweep(pen, -100, 1100, ['#0B1440', '#16246C', '#0A1033']);
  pen.fillRect(-1000, -600, 4000, 2400);
  pen.strokeStyle = clear(palette.rim, 0.12);
  pen.lineWidth = 3;
  pen.beginPath();
  for (let course = -4; course < 20; course += 1) {
    pen.moveTo(-1000, course * 70);
    pen.lineTo(3000, course * 70);
    for (let brick = 0; brick < 24; brick += 1) {
      const x = -1000 + brick * 170 + (Math.abs(course) % 2) * 85;
      pen.moveTo(x, course * 70);
      pen.lineTo(x, course * 70 + 70);
    }
  }
  pen.stroke();
}

const door = { x: 840, y: 170, width: 600 };
const doorMiddle = door.x + door.width / 2;
const floorY = 985;

function doorway(pen: Pen, time: number, open: number): void {
  pen.fillStyle = palette.pitchBlack;
  pen.fillRect(door.x - 34, door.y - 120, door.width + 68, 1400);
  write(pen, 'GATE', {
    x: doorMiddle,
    y: door.y - 30,
    size: 74,
    fill: open > 0.4 ? mint : gold,
    align: 'middle',
    width: 140,
  });
  within(pen, () => {
    pen.beginPath();
    pen.rect(door.x, door.y, door.width, 1200);
    pen.clip();
    pen.fillStyle = sweep(pen, door.y, 1000, [palette.night2, '#3D52C8', '#8FA8F0', '#2F9E63']);
    pen.fillRect(door.x, door.y, door.width, 1200);
    for (let beam = 0; beam < 4; beam += 1)
      drawBeam(pen, {
        x: door.x + 60 + beam * 160,
        y: door.y - 40,
        heading: Math.sin(time + beam) * 0.3,
        length: 900,
        breadth: 380,
        strength: 0.9,
      });
    drawRow(pen, {
      y: 800,
      unit: 50,
      from: door.x + 50,
      to: door.x + door.width - 110,
      count: 4,
      time,
      energy: 0.8,
      light: { colour: '#DCE6FF', dx: 0.05, dy: -0.09, dark: 0.45 },
      behind: true,
      seed: 21,
    });
    for (const side of [-1, 1]) {
      const x = side < 0 ? door.x - open * door.width * 0.5 : doorMiddle + open * door.width * 0.5;
      pen.fillStyle = sweep(pen, door.y, 1100, ['#22348F', '#131E5C']);
      pen.fillRect(x, door.y, door.width / 2, 1200);
      pen.fillStyle = gold;
      for (let stripe = 0; stripe < 12; stripe += 1) {
        pen.beginPath();
        pen.moveTo(x, door.y + 60 + stripe * 120);
        pen.lineTo(x + door.width / 2, door.y + stripe * 120);
        pen.lineTo(x + door.width / 2, door.y + stripe * 120 + 26);
        pen.lineTo(x, door.y + 86 + stripe * 120);
        pen.fill();
      }
    }
  });
  glow(pen, doorMiddle, 600, 900, '#DCE6FF', 0.35 * open);
}

/** Paving in front of the gate, with the light that falls through it. */
function floor(pen: Pen, open: number): void {
  pen.fillStyle = sweep(pen, floorY, 1180, ['#141F5A', '#080D2A']);
  pen.fillRect(-1000, floorY, 4000, 800);
  pen.fillStyle = clear('#DCE6FF', 0.12 + 0.4 * open);
  pen.beginPath();
  pen.moveTo(door.x, floorY);
  pen.lineTo(door.x + door.width, floorY);
  pen.lineTo(door.x + door.width + 130, 1400);
  pen.lineTo(door.x - 130, 1400);
  pen.fill();
  pen.strokeStyle = clear(palette.pitchBlack, 0.45);
  pen.lineWidth = 3;
  pen.beginPath();
  for (const row of [30, 90, 200]) {
    pen.moveTo(-1000, floorY + row);
    pen.lineTo(3000, floorY + row);
  }
  for (let slab = -9; slab <= 9; slab += 1) {
    pen.moveTo(doorMiddle + slab * 150, floorY);
    pen.lineTo(doorMiddle + slab * 260, 1400);
  }
  pen.stroke();
  pen.fillStyle = '#3A4FC0';
  pen.fillRect(-1000, floorY - 6, 4000, 8);
}

const sleeve = new Path2D('M-70 60C-10 20 60 20 120 60L330 620L60 720Z');
/** The back of the hand, behind the pass. */
const palm = new Path2D(
  'M-150-70C-120-130-20-130 60-70C130-20 160 60 120 110C60 150-60 130-110 60C-140 20-170-20-150-70Z',
);
/** In front of the pass. */
const thumb = new Path2D(
  'M40-10C10-70-60-112-128-120C-166-122-176-74-142-64C-92-50-70-20-48 34C-20 80 60 60 40-10Z',
);
const fingertips = [0, 1, 2].map((place) => {
  const path = new Path2D();
  const tip = new Path2D();
  tip.roundRect(-46, -24, 92, 48, 24);
  path.addPath(tip, new DOMMatrix().translate(-112 + place * 26, 46 + place * 40).rotate(-24));
  return path;
});

/** The hand comes in from the end side and lays the pass on the reader. */
function hand(pen: Pen, time: number): void {
  const reach = ramp(time, gateAt + 0.2, openAt - 0.05, easeInOut);
  const away = ramp(time, openAt + 0.4, openAt + 1.2, easeInOut);
  const x = lerp(lerp(2400, 1670, reach), 2400, away);
  const y = lerp(lerp(1100, 640, reach), 1000, away);
  const light: Light = {
    colour: mix(ember, mint, ramp(time, openAt - 0.1, openAt + 0.1)),
    dx: -9,
    dy: -9,
    dark: 0.25,
  };
  const skin = mix(heroColours.skin, night, 0.15);
  const atHand = (paint: () => void): void =>
    within(pen, () => {
      pen.translate(x + 40, y + 60);
      paint();
    });
  atHand(() => {
    rimmed(pen, palm, skin, light);
    rimmed(pen, sleeve, mix(heroColours.sleeve, night, 0.2), light);
  });
  drawPass(pen, { x: x - 150, y: y + 6, scale: 0.36, turn: -0.5, spin: 0.3 }, (time * 0.7) % 1);
  atHand(() => {
    for (const tip of fingertips) rimmed(pen, tip, skin, light);
    rimmed(pen, thumb, skin, light);
    pen.fillStyle = mix(heroColours.skin, chalk, 0.35);
    pen.beginPath();
    pen.ellipse(-138, -94, 20, 13, 0.25, 0, Math.PI * 2);
    pen.fill();
  });
}
