/** The coach to the away game, seen from the side, heading for the end of the frame. */
import * as palette from '../../../../content/palette.ts';
import { hop } from '../../stage/motion.ts';
import { chalk, clear, ember, gold, ink, mint, mix, night, royal } from '../../stage/palette.ts';
import { glow, type Pen, sweep, within } from '../../stage/pen.ts';
import { write } from '../../stage/type.ts';
import { drawFan } from '../people/fan.ts';
import { friend, hero, heroColours, yarnsOf } from '../people/film-cast.ts';
import type { Light } from '../people/rim-light.ts';
import { ribbon, streaming } from '../people/scarf.ts';

const length = 1360;
const shell = new Path2D(
  'M40 0L1230 0C1300 0 1340 60 1356 200L1360 330C1360 352 1348 366 1326 366L30 366C10 366 0 354 0 334L0 44C0 16 14 0 40 0Z',
);

/** Draws the coach with its rear top corner at x, y. */
export function drawCoach(pen: Pen, x: number, y: number, time: number): void {
  const rock = Math.sin(time * 12.57) * 3;
  within(pen, () => {
    pen.translate(x, y + rock);
    pen.fillStyle = clear(palette.ink, 0.35);
    pen.fillRect(20, 430 - rock, length - 20, 22);
    pen.fillStyle = sweep(pen, 0, 366, ['#4A63E6', royal, '#16247A']);
    pen.fill(shell);
    within(pen, () => {
      pen.clip(shell);
      livery(pen);
      pen.fillStyle = 'rgba(255,220,160,.5)';
      pen.fillRect(30, 0, 1250, 7);
    });
    windows(pen, time);
    front(pen);
    pen.fillStyle = ink;
    pen.fillRect(20, 356, length - 40, 18);
  });
  for (const wheel of [230, 1060]) drawWheel(pen, x + wheel, y + 380, time);
}

function livery(pen: Pen): void {
  pen.fillStyle = gold;
  pen.fillRect(0, 222, length, 22);
  pen.fillStyle = chalk;
  pen.fillRect(0, 252, length, 8);
  for (const [at, colour] of [
    [0, gold],
    [50, chalk],
    [100, ember],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(60 + at, 366);
    pen.lineTo(190 + at, 0);
    pen.lineTo(220 + at, 0);
    pen.lineTo(90 + at, 366);
    pen.fill();
  }
  write(pen, 'AWAY DAYS', { x: 400, y: 336, size: 62, fill: chalk, width: 140 });
}

function windows(pen: Pen, time: number): void {
  const light: Light = { colour: '#FFE6B8', dx: 0.08, dy: -0.1, dark: 0.12 };
  for (let pane = 0; pane < 6; pane += 1) {
    const x = 240 + pane * 166;
    within(pen, () => {
      pen.beginPath();
      pen.roundRect(x, 34, 152, 158, 14);
      pen.fillStyle = sweep(pen, 34, 192, ['#FFD98A', '#F09A4A']);
      pen.fill();
      pen.clip();
      const own = pane === 4;
      const up = pane % 2 === 0;
      drawFan(
        pen,
        own ? hero : friend(pane + (pane > 4 ? 0 : 1)),
        {
          x: x + 76,
          y: 160 - hop(time + pane * 0.09) * 10,
          unit: 40,
          time: time + pane,
          tilt: Math.sin(time * Math.PI + pane) * 0.12,
          left: up && !own ? [-1.8, -2.4] : [-2, 5],
          right: up && !own ? [1.8, -2.4] : [2, 5],
          mouth: 0.2 + 0.7 * hop(time + pane * 0.1),
          holds: own ? 'none' : 'neck',
        },
        light,
      );
      pen.fillStyle = 'rgba(255,255,255,.16)';
      pen.beginPath();
      pen.moveTo(x + 20, 192);
      pen.lineTo(x + 100, 34);
      pen.lineTo(x + 130, 34);
      pen.lineTo(x + 50, 192);
      pen.fill();
    });
  }
  waving(pen, light, time);
}

/** The hero's arm out of the window, with the scarf in the wind. */
function waving(pen: Pen, light: Light, time: number): void {
  const hand = { x: 1046, y: 2 + Math.sin(time * 5) * 6 };
  ribbon(pen, streaming([hand.x - 4, hand.y - 6], Math.PI + 0.3, 330, -time, 0.9), {
    breadth: 62,
    yarns: yarnsOf(hero),
  });
  pen.strokeStyle = mix(heroColours.sleeve, night, light.dark);
  pen.lineCap = 'round';
  pen.lineWidth = 42;
  pen.beginPath();
  pen.moveTo(1040, 132);
  pen.lineTo(hand.x, hand.y + 40);
  pen.stroke();
  pen.fillStyle = heroColours.skin;
  pen.beginPath();
  pen.ellipse(hand.x, hand.y, 20, 24, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = mix(heroColours.skin, night, 0.45);
  pen.lineWidth = 3;
  pen.beginPath();
  for (const knuckle of [-8, 1, 10]) {
    pen.moveTo(hand.x + knuckle, hand.y - 16);
    pen.lineTo(hand.x + knuckle - 1, hand.y - 2);
  }
  pen.stroke();
}

function front(pen: Pen): void {
  pen.fillStyle = '#BFE6F2';
  pen.beginPath();
  pen.moveTo(1250, 40);
  pen.lineTo(1286, 40);
  pen.quadraticCurveTo(1320, 80, 1334, 200);
  pen.lineTo(1250, 200);
  pen.closePath();
  pen.fill();
  pen.fillStyle = mint;
  pen.fillRect(1254, 212, 74, 10);
  pen.fillStyle = '#FFF2C4';
  pen.beginPath();
  pen.ellipse(1340, 300, 16, 24, 0, 0, Math.PI * 2);
  pen.fill();
  glow(pen, 1400, 305, 320, '#FFE9B0', 0.55);
}

function drawWheel(pen: Pen, x: number, y: number, time: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, 68, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#B9C2E6';
  pen.beginPath();
  pen.arc(x, y, 36, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = royal;
  pen.lineWidth = 9;
  pen.beginPath();
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const turn = time * 14 + (spoke * Math.PI * 2) / 5;
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn) * 32, y + Math.sin(turn) * 32);
  }
  pen.stroke();
}
