/** One press, and the town answers: windows light up, pins fall, all roads lead to one door. */
import { drawEchoScreen } from '../props/app/app-screens.ts';
import { drawPin, drawStreets } from '../props/app/city-map.ts';
import { drawFingers, drawPalm, drawPhone } from '../props/app/phone.ts';
import type { Light } from '../props/people/rim-light.ts';
import { columns, drawFlats, heroWindow, windowCentre } from '../props/places/flats.ts';
import { drawSkyline } from '../props/places/skyline.ts';
import { drawRain, drawVignette } from '../props/places/weather.ts';
import { beat, chance, clamp, easeIn, easeOut, lerp, pulse, ramp, spring } from '../stage/motion.ts';
import { chalk, clear, ember, gold, mint, night } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, glow, type Pen, shoot, sweep, within } from '../stage/pen.ts';
import { rise } from '../stage/type.ts';

const pressedAt = 2;
const streetAt = 3;
const mapAt = 6;
const pub: readonly [number, number] = [1180, 560];

export function drawEcho(pen: Pen, time: number): void {
  if (time < streetAt) drawPress(pen, time);
  else if (time < mapAt) drawStreet(pen, time - streetAt);
  else drawTown(pen, time - mapAt);
}

function drawPress(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#0A1238', '#15226A', '#0A1033']));
  const arrive = ramp(time, 0, 0.7, easeOut);
  const fired = clamp((time - pressedAt) / 1);
  for (let ring = 0; ring < 5; ring += 1) {
    const age = ((time * 0.5 + ring / 5) % 1) + (fired > 0 ? fired * 0.3 : 0);
    pen.strokeStyle = clear(mint, clamp(1 - age) * (0.16 + fired * 0.5));
    pen.lineWidth = 3 + fired * 12;
    pen.beginPath();
    pen.arc(1350, 520, 200 + age * 1100, 0, Math.PI * 2);
    pen.stroke();
  }
  glow(pen, 1350, 520, 800, mint, 0.22 + 0.5 * fired * (1 - fired));
  const place = {
    x: 1350,
    y: lerp(1500, 575, arrive) + Math.sin(time * 2) * 5 - fired * 10,
    height: 940 + fired * 60,
    turn: lerp(0.3, 0.07, arrive),
  };
  const light: Light = { colour: mint, dx: -0.07, dy: -0.09, dark: 0.3 };
  drawPalm(pen, place, light);
  drawPhone(pen, place, (inner) => drawEchoScreen(inner, time, pressedAt));
  const down =
    ramp(time, pressedAt - 0.5, pressedAt, easeIn) * (1 - ramp(time, pressedAt + 0.1, pressedAt + 0.5));
  drawFingers(pen, place, light, { x: 66, y: 790, down });
  drawVignette(pen, 0.45);
  rise(pen, 'Who else', { x: 120, y: 500, size: 120, fill: chalk, time: time - 0.3 });
  rise(pen, 'is watching?', { x: 120, y: 630, size: 120, width: 100, fill: mint, time: time - 0.6 });
}

/** The beat on which each window answers; nearer ones first. */
function answerAt(index: number): number {
  const own = Math.floor(heroWindow / columns);
  const far = Math.hypot((index % columns) - (heroWindow % columns), Math.floor(index / columns) - own);
  return Math.round(far * 1.4 + chance(index * 4.4) * 0.8) * beat * 0.5;
}

function drawStreet(pen: Pen, time: number): void {
  const [x, y] = windowCentre(heroWindow);
  const wide = ramp(time, 0, 2.6, easeOut);
  const camera = { x: lerp(x, 960, wide), y: lerp(y, 540, wide), zoom: lerp(2.6, 1, wide) };
  shoot(pen, camera, 0.25, () => drawSkyline(pen, time));
  shoot(pen, camera, 1, () => {
    drawFlats(pen, time, (index) => {
      const since = time - answerAt(index);
      const home = index === heroWindow || chance(index * 8.1) > 0.2;
      return { lit: index === heroWindow ? 1 : home ? clamp(since / 0.15) : 0, cheering: since > 0.05 };
    });
    for (let ring = 0; ring < 6; ring += 1) {
      const age = time - ring * beat;
      if (age < 0) continue;
      pen.strokeStyle = clear(mint, clamp(1 - age / 1.6));
      pen.lineWidth = 14 * clamp(1 - age / 2) + 2;
      pen.beginPath();
      pen.arc(x, y, 110 + age * 720, 0, Math.PI * 2);
      pen.stroke();
    }
  });
  drawRain(pen, time, 90);
  drawVignette(pen, 0.5);
  rise(pen, 'Echo', { x: 112, y: 470, size: 210, width: 118, fill: mint, time: time - 0.4 });
  rise(pen, 'finds fans', { x: 118, y: 590, size: 92, fill: chalk, time: time - 0.8 });
  rise(pen, 'nearby', { x: 118, y: 685, size: 92, fill: chalk, time: time - 1 });
}

const crowd = Array.from({ length: 34 }, (_, index) => {
  const turn = index * 2.39996;
  const far = 150 + Math.sqrt(index / 34) * 860;
  return { x: pub[0] + Math.cos(turn) * far * 1.25, y: pub[1] + Math.sin(turn) * far * 0.72, index };
}).filter((fan) => fan.x > 1000 || fan.y > 470);

function drawTown(pen: Pen, time: number): void {
  const into = ramp(time, 2.6, 4, (share) => share ** 4);
  const camera = {
    x: lerp(960, pub[0], ramp(time, 0.4, 3.4)),
    y: lerp(560, pub[1] - 60, ramp(time, 0.4, 3.4)),
    zoom: lerp(0.92, 1.16, ramp(time, 0, 3)) + into * 1.3,
    roll: lerp(-0.09, 0.03, ramp(time, 0, 4)),
  };
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#0B1440', '#101C56']));
  const gather = ramp(time, 1.9, 3.4);
  shoot(pen, camera, 1, () => {
    drawStreets(pen);
    glow(pen, pub[0], pub[1], 620, ember, 0.3 + 0.3 * gather + 0.15 * pulse(time));
    for (const fan of crowd)
      route(pen, fan.x, fan.y, ramp(time, 0.9 + fan.index * 0.03, 2.2 + fan.index * 0.03), fan.index);
    for (const fan of [...crowd].sort((a, b) => a.y - b.y)) {
      const born = clamp((time - 0.1 - (fan.index % 8) * 0.125) / 0.3);
      const size = born <= 0 ? 0 : spring(born) * 30 * (1 - ramp(time, 3.1, 3.5));
      const x = lerp(fan.x, pub[0], gather);
      const y = lerp(fan.y, pub[1], gather) - (1 - easeOut(born)) * 260;
      drawPin(pen, x, y, size, [mint, chalk, ember, '#7C93FF', gold][fan.index % 5] ?? mint, 'fan');
    }
    drawPin(
      pen,
      pub[0],
      pub[1],
      66 * spring(clamp((time - 1) / 0.4)) * (time > 1 ? 1 + 0.08 * pulse(time) : 0),
      ember,
      'screen',
    );
  });
  drawVignette(pen, 0.5);
  rise(pen, 'Next door', { x: 120, y: 250, size: 118, fill: chalk, time: time - 0.3, leave: 2.4 });
  rise(pen, 'all along.', { x: 120, y: 375, size: 118, fill: mint, time: time - 0.8, leave: 1.9 });
  iris(pen, into);
}

function route(pen: Pen, x: number, y: number, drawn: number, index: number): void {
  if (drawn <= 0) return;
  pen.strokeStyle = clear([mint, gold, ember][index % 3] ?? mint, 0.75);
  pen.lineWidth = 5;
  pen.setLineDash([2, 14]);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  const bend = index % 2 ? lerp(x, pub[0], drawn) : x;
  pen.lineTo(bend, index % 2 ? y : lerp(y, pub[1], drawn));
  if (drawn > 0.5) pen.lineTo(lerp(x, pub[0], drawn), lerp(y, pub[1], drawn));
  pen.stroke();
  pen.setLineDash([]);
}

/** The pin's own colour swallows the frame; the next scene opens out of it. */
function iris(pen: Pen, share: number): void {
  if (share < 0.15) return;
  const grown = ramp(share, 0.15, 0.9, easeIn);
  within(pen, () => {
    pen.fillStyle = ember;
    pen.beginPath();
    pen.arc(frameWidth / 2, frameHeight / 2 - 60, grown * 1250, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = night;
    pen.lineWidth = 30 * (1 - grown);
    pen.stroke();
  });
}
