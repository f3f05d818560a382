/** The same match, the same goal, and this time a roomful of people. */
import type { PersonName } from '../../cast/people.ts';
import { drawRow } from '../props/people/crowd.ts';
import { drawFan, drawHandOnShoulder, type Pose, roundNeighbour } from '../props/people/fan.ts';
import { hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { drawBokeh, drawBunting, drawPubWall } from '../props/places/pub.ts';
import { drawVignette } from '../props/places/weather.ts';
import { beat, easeInOut, easeOut, hop, lerp, ramp } from '../stage/motion.ts';
import { chalk, gold } from '../stage/palette.ts';
import { fillFrame, frameHeight, type Pen, shoot, sweep } from '../stage/pen.ts';
import { rise } from '../stage/type.ts';
import { drawGoal } from './second-goal.ts';

const facesAt = 4;
const goalAt = 8;

export function drawWatchParty(pen: Pen, time: number): void {
  if (time < facesAt) drawArrival(pen, time);
  else if (time < goalAt) drawFaces(pen, time);
  else drawGoal(pen, time - goalAt);
}

function drawArrival(pen: Pen, time: number): void {
  const camera = { x: lerp(840, 1010, ramp(time, 0, 4, easeInOut)), y: 540, zoom: lerp(1.02, 1.1, time / 4) };
  const light: Light = { colour: '#FFC27A', dx: 0.07, dy: -0.08, dark: 0.56 };
  shoot(pen, camera, 0.6, () => {
    drawPubWall(pen, time);
    drawBunting(pen, time);
  });
  shoot(pen, camera, 0.8, () =>
    drawRow(pen, {
      y: 850,
      unit: 62,
      from: 760,
      to: 2000,
      count: 8,
      time,
      energy: 0.12,
      light,
      behind: true,
      seed: 8,
    }),
  );
  const walk = ramp(time, 0.2, 2.2, easeOut);
  shoot(pen, camera, 1.1, () => {
    drawRow(pen, {
      y: 960,
      unit: 92,
      from: 1080,
      to: 2100,
      count: 5,
      time,
      energy: 0.1,
      light,
      behind: true,
      seed: 5,
    });
    drawFan(
      pen,
      hero,
      {
        x: lerp(-260, 700, walk),
        y: 930 - Math.abs(Math.sin(walk * 14)) * 16,
        unit: 108,
        behind: true,
        time,
        lean: 0.06 * (1 - walk),
        left: [-1.85, 5.5],
        right: [
          lerp(1.9, 2.6, ramp(time, 2, 2.5)),
          lerp(5, -2.4 + Math.sin(time * 12) * 0.3, ramp(time, 2, 2.5)),
        ],
      },
      light,
    );
  });
  drawVignette(pen, 0.55);
  rise(pen, 'Same match.', { x: 100, y: 330, size: 86, fill: chalk, time: time - 1 });
  rise(pen, 'Full room.', { x: 100, y: 430, size: 86, fill: gold, time: time - 1.5 });
}

const row: readonly PersonName[] = ['noura', 'amal', hero, 'luca', 'faisal', 'mei'];

function drawFaces(pen: Pen, time: number): void {
  const local = time - facesAt;
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#3A1230', '#7A2C2A', '#B4552E']));
  const camera = { x: lerp(985, 935, local / 4), y: 560, zoom: lerp(1.06, 1, ramp(local, 0, 4)) };
  shoot(pen, camera, 0.4, () => drawBokeh(pen, time));
  drawVignette(pen, 0.4);
  const line = (text: string, y: number, delay: number, fill: string): void =>
    rise(pen, text, {
      x: 960,
      y,
      size: 168,
      align: 'middle',
      width: 122,
      fill,
      time: local - delay,
      stagger: 0.02,
    });
  line('Never watch', 215, 0.1, chalk);
  line('a game alone', 385, 0.6, gold);
  const light: Light = { colour: '#FFD9A0', dx: 0.06, dy: -0.09, dark: 0.1 };
  shoot(pen, camera, 1, () => {
    row.forEach((name, place) => {
      const pose = poseInRow(place, local);
      drawFan(
        pen,
        name,
        {
          ...pose,
          tilt: Math.sin(local * Math.PI + 0.2) * 0.08,
          time,
          // Arm in arm. The two at the ends wave.
          left: place === 0 ? [-1.3, -2.9 - 0.3 * hop(local, beat)] : [-1.85, 5.5],
          right: place === row.length - 1 ? [1.3, -2.9 - 0.3 * hop(local, beat)] : roundNeighbour,
          ...(place < row.length - 1 && { embraces: 'right' }),
          mouth: 0.15 + 0.7 * hop(local + place * 0.06, beat),
        },
        light,
      );
      const neighbour = row[place - 1];
      if (neighbour) drawHandOnShoulder(pen, neighbour, name, pose, light);
    });
  });
}

/** Where a fan stands in the swaying row of faces. */
function poseInRow(place: number, time: number): Pick<Pose, 'x' | 'y' | 'unit' | 'lean'> {
  const sway = Math.sin(time * Math.PI + 0.2);
  return {
    x: 150 + place * 322 + sway * 36,
    y: 760 - hop(time, beat * 2) * 22 + (place % 2) * 20,
    unit: 104,
    lean: sway * 0.07,
  };
}
