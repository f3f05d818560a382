/** The same match, the same goal, and this time a roomful of people. */
import { drawRow } from '../props/people/crowd.ts';
import { drawFan, drawHandOnShoulder, type Light, type Pose, roundNeighbour } from '../props/people/fan.ts';
import { type FanLook, friends, hero } from '../props/people/fan-looks.ts';
import { drawBokeh, drawBunting, drawPubWall } from '../props/places/pub.ts';
import { drawConfetti, drawVignette } from '../props/places/weather.ts';
import { beat, clamp, easeInOut, easeOut, hop, lerp, pulse, ramp, settle } from '../stage/motion.ts';
import { chalk, ember, gold, ink, mint, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, glow, type Pen, shoot, sweep, within } from '../stage/pen.ts';
import { measure, rise, write } from '../stage/type.ts';

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
      seed: 3,
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
      seed: 9,
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
        left: [-1.9, 5],
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

const row: readonly FanLook[] = [friends[3], friends[1], hero, friends[0], friends[2], friends[4]].filter(
  (look): look is FanLook => look !== undefined,
);

function drawFaces(pen: Pen, time: number): void {
  const local = time - facesAt;
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#3A1230', '#7A2C2A', '#B4552E']));
  const camera = { x: lerp(1000, 920, local / 4), y: 560, zoom: lerp(1.12, 1.02, ramp(local, 0, 4)) };
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
    row.forEach((look, place) => {
      const pose = poseInRow(place, local);
      drawFan(
        pen,
        look,
        {
          ...pose,
          tilt: Math.sin(local * Math.PI + 0.2) * 0.08,
          time,
          // Arm in arm. The two at the ends wave.
          left: place === 0 ? [-2.3, -2.9 - 0.5 * hop(local, beat)] : [-1.9, 5],
          right: place === row.length - 1 ? [2.3, -2.9 - 0.5 * hop(local, beat)] : roundNeighbour,
          feeling: { mouth: 0.15 + 0.7 * hop(local + place * 0.06, beat), joy: 1 },
        },
        light,
      );
      const neighbour = row[place - 1];
      if (neighbour) drawHandOnShoulder(pen, neighbour, look, pose, light);
    });
  });
}

/** Where a fan stands in the swaying row of faces. */
function poseInRow(place: number, time: number): Pick<Pose, 'x' | 'y' | 'unit' | 'lean'> {
  const sway = Math.sin(time * Math.PI + 0.2);
  return {
    x: 110 + place * 340 + sway * 42,
    y: 760 - hop(time, beat * 2) * 22 + (place % 2) * 20,
    unit: 104,
    lean: sway * 0.07,
  };
}

/** Seconds after the goal. */
const hugAt = 1.6;

/** Two strangers hug the fan who had nobody to hug at the first goal. */
function drawHug(pen: Pen, time: number, light: Light): void {
  const squeeze = ramp(time, hugAt, hugAt + 0.35, settle);
  const bounce = hop(time) * 26;
  const feeling = { mouth: 0.4 + 0.6 * hop(time), joy: 1 };
  const unit = 118;
  const still = { unit, time, feeling, scarf: 'neck' as const };
  drawFan(
    pen,
    hero,
    { ...still, x: 960, y: 950 - bounce, left: [-2, 5], right: [2, 5], tilt: Math.sin(time * Math.PI) * 0.1 },
    light,
  );
  for (const side of [-1, 1] as const) {
    const look = friends[side < 0 ? 1 : 0];
    if (!look) continue;
    const inner: readonly [number, number] = [-side * 3.4, 1.7];
    const outer: readonly [number, number] = [side * 2.3, -2.9];
    drawFan(
      pen,
      look,
      {
        ...still,
        x: 960 + side * lerp(470, 300, squeeze),
        y: 985 - bounce * 0.8,
        lean: -side * 0.12 * squeeze,
        tilt: -side * 0.16 * squeeze,
        left: side < 0 ? outer : inner,
        right: side < 0 ? inner : outer,
      },
      light,
    );
  }
}

const grounds = [ember, gold, royal, mint] as const;

function drawGoal(pen: Pen, time: number): void {
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
    drawRow(pen, {
      y: time < hugAt ? 800 : 860,
      unit: 76,
      from: 80,
      to: 1860,
      count: 8,
      time,
      energy: 1,
      light: { ...light, dark: 0.34 },
      behind: false,
      seed: 5,
    });
    drawConfetti(pen, time, 300, 1150, 130);
    drawConfetti(pen, time - 0.06, 1620, 1150, 130);
    if (time < hugAt)
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
        seed: 12,
        heroAt: 2,
      });
    else drawHug(pen, time, light);
  });
  drawConfetti(pen, time - 0.2, 960, 1200, 110, 1.15);
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
      y: 200,
      size: 140,
      align: 'middle',
      fill: ground === royal ? chalk : ink,
      time: time - 1.6,
    });
    rise(pen, 'Twice the roar.', {
      x: 960,
      y: 350,
      size: 140,
      align: 'middle',
      fill: ground === royal ? chalk : ink,
      time: time - 2,
    });
  }
}
