/** The app's screens, 440 by 920, as the film's phone shows them. */
import * as palette from '../../../../content/palette.ts';
import { clamp, easeOut, pulse, ramp, spring } from '../../stage/motion.ts';
import { chalk, clear, ember, gold, mint, muted, night, royal, royalLit } from '../../stage/palette.ts';
import { type Pen, sweep, within } from '../../stage/pen.ts';
import { label, write } from '../../stage/type.ts';
import { drawStreets } from './city-map.ts';
import { screenHeight, screenWidth } from './phone.ts';

function bar(pen: Pen): void {
  label(pen, '19:42', 44, 50, 24, chalk, { weight: 700 });
  pen.fillStyle = chalk;
  for (let step = 0; step < 4; step += 1) pen.fillRect(346 + step * 9, 46 - step * 5, 6, 6 + step * 5);
  pen.beginPath();
  pen.roundRect(390, 30, 30, 18, 5);
  pen.fill();
}

function card(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 28);
  pen.fill();
}

/** Echo before and after the press at second `pressed`. */
export function drawEchoScreen(pen: Pen, time: number, pressed: number): void {
  pen.fillStyle = sweep(pen, 0, screenHeight, ['#101C54', night]);
  pen.fillRect(0, 0, screenWidth, screenHeight);
  within(pen, () => {
    pen.globalAlpha = 0.6;
    pen.translate(screenWidth / 2, 430);
    pen.scale(0.32, 0.32);
    pen.translate(-960, -540);
    drawStreets(pen, 14);
  });
  bar(pen);
  write(pen, 'Match night', { x: 36, y: 136, size: 46, fill: chalk, width: 112 });
  label(pen, 'Who else is watching?', 38, 176, 25, muted, { weight: 600 });
  const live = time >= pressed;
  for (let ring = 0; ring < 4; ring += 1) {
    const age = (time * (live ? 1 : 0.5) + ring / 4) % 1;
    pen.strokeStyle = clear(mint, (1 - age) * (live ? 0.9 : 0.3));
    pen.lineWidth = live ? 6 : 3;
    pen.beginPath();
    pen.arc(220, 430, 30 + age * (live ? 230 : 130), 0, Math.PI * 2);
    pen.stroke();
  }
  const pins: readonly (readonly [number, number, string])[] = [
    [110, 330, ember],
    [330, 360, gold],
    [140, 540, chalk],
    [318, 520, mint],
    [220, 280, '#7C93FF'],
  ];
  pins.forEach(([x, y, colour], index) => {
    const born = spring(clamp((time - pressed - 0.15 - index * 0.12) / 0.35));
    if (time < pressed + 0.15 + index * 0.12) return;
    dot(pen, x, y, 22 * born, colour);
  });
  dot(pen, 220, 430, 24 + 3 * pulse(time), gold);
  const press = ramp(time, pressed - 0.12, pressed) * (1 - ramp(time, pressed, pressed + 0.2));
  pen.save();
  pen.translate(220, 752);
  pen.scale(1 - press * 0.06, 1 - press * 0.06);
  card(pen, -176, -48, 352, 96, live ? mint : ember);
  write(pen, live ? 'Echo is on' : 'Send Echo', {
    x: 0,
    y: 15,
    size: 40,
    fill: palette.ink,
    align: 'middle',
    width: 108,
  });
  pen.restore();
  label(pen, 'Fans close to you, right now', 220, 848, 23, muted, { align: 'center', weight: 600 });
}

function dot(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  if (radius <= 0) return;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y - radius * 0.2, radius, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = night;
  pen.lineWidth = 5;
  pen.stroke();
  pen.fillStyle = night;
  pen.beginPath();
  pen.arc(x, y - radius * 0.45, radius * 0.28, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.ellipse(x, y + radius * 0.4, radius * 0.48, radius * 0.34, 0, Math.PI, 0);
  pen.fill();
}

const tasks = ['Turn up', 'Call the score', 'Bring a mate'] as const;

/** The challenge: three tasks, ticked one after the other from second 0. */
export function drawChallengeScreen(pen: Pen, time: number, tick: readonly number[]): void {
  pen.fillStyle = sweep(pen, 0, screenHeight, ['#1A2A7C', palette.night2, night]);
  pen.fillRect(0, 0, screenWidth, screenHeight);
  bar(pen);
  write(pen, 'Challenge', { x: 36, y: 140, size: 50, fill: chalk, width: 112 });
  label(pen, 'Derby week', 38, 182, 26, gold, { weight: 700 });
  tasks.forEach((task, index) => {
    const done = ramp(time, tick[index] ?? 99, (tick[index] ?? 99) + 0.3, easeOut);
    const y = 230 + index * 142;
    card(pen, 28, y, 384, 122, done > 0 ? royalLit : '#131F5A');
    label(pen, task, 124, y + 73, 31, chalk, { weight: 700 });
    pen.lineWidth = 6;
    pen.strokeStyle = gold;
    pen.beginPath();
    pen.arc(76, y + 61, 28, 0, Math.PI * 2);
    pen.stroke();
    if (done <= 0) return;
    pen.fillStyle = gold;
    pen.beginPath();
    pen.arc(76, y + 61, 28 * spring(done), 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 8;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(63, y + 62);
    pen.lineTo(72, y + 72);
    pen.lineTo(90, y + 50);
    pen.stroke();
  });
  const score = tick.filter((moment) => time >= moment).length;
  card(pen, 28, 676, 384, 190, gold);
  label(pen, 'Points tonight', 58, 728, 26, palette.ink, { weight: 700 });
  const bump = pulse(time - (tick[score - 1] ?? 0), 4, 14) * (score > 0 ? 1 : 0);
  write(pen, `${score * 100}`, { x: 56, y: 836, size: 98 + bump * 10, fill: royal, width: 118 });
}
