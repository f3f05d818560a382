/** The second goal, in a full room: a roar, and a hug. */
import { drawRow } from '../props/people/crowd.ts';
import { drawFan } from '../props/people/fan.ts';
import { hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import type { Point } from '../props/people/scarf.ts';
import { drawConfetti } from '../props/places/weather.ts';
import { beat, clamp, easeInOut, easeOut, hop, lerp, pulse, ramp, settle } from '../stage/motion.ts';
import { chalk, ember, gold, ink, mint, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, glow, type Pen, shoot, within } from '../stage/pen.ts';
import { measure, rise, write } from '../stage/type.ts';

/** Seconds after the goal. */
const hugAt = 1.6;

/** Draws two fans with an arm round the hero, who holds the scarf up. `time`: seconds since the goal. */
function drawHug(pen: Pen, time: number, light: Light): void {
  const squeeze = ramp(time, hugAt, hugAt + 0.35, settle);
  const bounce = hop(time) * 26;
  const still = { unit: 118, time, mouth: 0.5 };
  for (const side of [-1, 1] as const) {
    const inner: Point = [-side * 3.2, 1.3];
    const outer: Point = [side * 2, -2.9];
    drawFan(
      pen,
      side < 0 ? 'amal' : 'gareth',
      {
        ...still,
        x: 960 + side * lerp(560, 380, squeeze),
        y: 985 - bounce * 0.8,
        lean: -side * 0.1 * squeeze,
        tilt: -side * 0.1 * squeeze,
        turn: -side,
        left: side < 0 ? outer : inner,
        right: side < 0 ? inner : outer,
        embraces: side < 0 ? 'right' : 'left',
      },
      light,
    );
  }
  const apart = 1.2 + 0.1 * hop(time);
  drawFan(
    pen,
    hero,
    {
      ...still,
      x: 960,
      y: 950 - bounce,
      left: [-apart, -3.1],
      right: [apart, -3.1],
      holds: 'held',
      tilt: Math.sin(time * Math.PI) * 0.08,
    },
    light,
  );
}

const grounds = [ember, gold, royal, mint] as const;

/** @param time seconds since the goal */
export function drawGoal(pen: Pen, time: number): void {
  const step = Math.floor(time / (beat * 2));
  const ground = grounds[step % grounds.length] ?? ember;
  fillFrame(pen, ground);
  const lettering =
    ground === royal ? '#3E55D8' : ground === gold ? '#FFD070' : ground === mint ? '#A5F0E0' : '#FF8A63';
  const hit = ramp(time, 0, 0.35, settle);
  const setting = { size: 330, width: lerp(60, 118, hit), tracking: 0 };
  const pitch = measure('GOAL ', setting) + 30;
  within(pen, () => {
    pen.translate(frameWidth / 2, frameHeight / 2);
    pen.rotate(-0.07);
    pen.translate(-frameWidth / 2, -frameHeight / 2);
    for (let line = 0; line < 5; line += 1) {
      const drift = ((time * (line % 2 ? -360 : 360) + line * 410) % pitch) - pitch;
      for (let copy = 0; copy < 4; copy += 1)
        write(pen, 'GOAL', {
          ...setting,
          x: drift + copy * pitch - 100,
          y: 180 + line * 270,
          fill: lettering,
        });
    }
  });
  const shake = clamp(1 - time / 0.6);
  const camera = {
    x: 960,
    y: 540 + Math.sin(time * 60) * 12 * shake,
    zoom: lerp(1.2, 1, ramp(time, 0, 0.5, easeOut)) + 0.025 * pulse(time),
    roll: Math.sin(time * 47) * 0.01 * shake,
  };
  const light: Light = { colour: ground === gold ? chalk : '#FFE3A0', dx: 0.06, dy: -0.09, dark: 0.16 };
  shoot(pen, camera, 1, () => {
    glow(pen, 960, 700, 900, chalk, 0.25);
    drawConfetti(pen, time, 300, 1150, 90);
    drawConfetti(pen, time - 0.06, 1620, 1150, 90);
    drawConfetti(pen, time - 0.2, 960, 1200, 60, 1.15);
    const back = { unit: 76, time, energy: 1, light: { ...light, dark: 0.34 }, behind: false };
    if (time < hugAt) {
      drawRow(pen, { ...back, y: 800, from: 80, to: 1860, count: 8, seed: 32 });
      drawRow(pen, {
        y: 960,
        unit: 108,
        from: 130,
        to: 1790,
        count: 5,
        time: time + 0.05,
        energy: 1.1,
        light,
        behind: false,
        seed: 2,
        heroAt: 2,
      });
    } else {
      // Behind the three who hug, only slivers of faces would show.
      drawRow(pen, { ...back, y: 930, from: 60, to: 420, count: 3, seed: 32 });
      drawRow(pen, { ...back, y: 930, from: 1500, to: 1860, count: 3, seed: 20 });
      drawHug(pen, time, light);
    }
  });
  const slam = ramp(time, 0, 0.3, settle);
  const gone = ramp(time, 1.2, 1.6, easeInOut);
  if (gone < 1)
    write(pen, 'GOAL', {
      x: 960,
      y: 330 - gone * 520,
      size: 300 + 24 * pulse(time),
      fill: ground === royal ? chalk : ink,
      align: 'middle',
      width: (index) => lerp(50, 122 + 10 * Math.sin(time * 14 + index), slam),
    });
  else {
    rise(pen, 'Same goal.', {
      x: 960,
      y: 170,
      size: 140,
      align: 'middle',
      fill: ground === royal ? chalk : ink,
      time: time - 1.6,
    });
    rise(pen, 'Twice the roar.', {
      x: 960,
      y: 310,
      size: 140,
      align: 'middle',
      fill: ground === royal ? chalk : ink,
      time: time - 2,
    });
  }
}
