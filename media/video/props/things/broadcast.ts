/**
 * The match as it looks on a screen: a pitch seen from the stand, small players, a ball that
 * travels.
 */
import * as palette from '../../../../content/palette.ts';
import { between, clamp, lerp } from '../../stage/motion.ts';
import { chalk, clear, ember, gold, mix, night } from '../../stage/palette.ts';
import { type Pen, sweep, within } from '../../stage/pen.ts';
import { write } from '../../stage/type.ts';

export interface Screen {
  x: number;
  y: number;
  width: number;
  height: number;
}

const players = 18;

/** Where on the pitch something stands, from its length (0 to 1) and depth (0 far to 1 near). */
function spot(screen: Screen, along: number, depth: number): readonly [number, number] {
  const squeeze = lerp(0.72, 1.08, depth);
  return [
    screen.x + screen.width / 2 + (along - 0.5) * screen.width * squeeze,
    screen.y + screen.height * lerp(0.3, 1, depth),
  ];
}

/** Draws the screen's picture. `goal` from 0 to 1 lays the word over it. */
export function drawBroadcast(pen: Pen, screen: Screen, time: number, goal = 0): void {
  const { x, y, width, height } = screen;
  within(pen, () => {
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    pen.fillStyle = sweep(pen, y, y + height * 0.34, ['#0B1440', '#25368F']);
    pen.fillRect(x, y, width, height);
    stand(pen, screen, time);
    pen.fillStyle = sweep(pen, y + height * 0.3, y + height, ['#1C6B4A', '#2F9E63']);
    pen.fillRect(x, y + height * 0.3, width, height);
    pitch(pen, screen);
    team(pen, screen, time);
    if (goal > 0) word(pen, screen, goal);
  });
}

function stand(pen: Pen, { x, y, width, height }: Screen, time: number): void {
  const step = width / 64;
  for (let row = 0; row < 5; row += 1)
    for (let seat = 0; seat < 64; seat += 1) {
      const seed = row * 97 + seat * 3;
      const jump = Math.max(0, Math.sin(time * 9 + seed)) * step * 0.25;
      pen.fillStyle = [chalk, '#8FA3F0', gold, '#3D52C8', '#5A6DD8'][seed % 5] ?? chalk;
      pen.globalAlpha = between(seed, 0.25, 0.85);
      pen.fillRect(x + seat * step, y + height * (0.08 + row * 0.042) - jump, step * 0.55, step * 0.55);
    }
  pen.globalAlpha = 1;
  pen.fillStyle = ember;
  pen.fillRect(x, y + height * 0.285, width, height * 0.02);
}

function pitch(pen: Pen, screen: Screen): void {
  pen.fillStyle = 'rgba(255,255,255,.06)';
  for (let stripe = 0; stripe < 10; stripe += 2) {
    pen.beginPath();
    const corners = [
      spot(screen, stripe / 10, 0),
      spot(screen, (stripe + 1) / 10, 0),
      spot(screen, (stripe + 1) / 10, 1),
      spot(screen, stripe / 10, 1),
    ];
    for (const [px, py] of corners) pen.lineTo(px, py);
    pen.fill();
  }
  pen.strokeStyle = clear(palette.chalk, 0.75);
  pen.lineWidth = Math.max(1, screen.width / 260);
  pen.beginPath();
  pen.moveTo(...spot(screen, 0.5, 0));
  pen.lineTo(...spot(screen, 0.5, 1));
  pen.stroke();
  const [cx, cy] = spot(screen, 0.5, 0.42);
  pen.beginPath();
  pen.ellipse(cx, cy, screen.width * 0.13, screen.height * 0.11, 0, 0, Math.PI * 2);
  pen.stroke();
  pen.beginPath();
  const box: readonly (readonly [number, number])[] = [
    [1, 0.14],
    [0.84, 0.14],
    [0.84, 0.8],
    [1, 0.8],
  ];
  for (const [along, depth] of box) pen.lineTo(...spot(screen, along, depth));
  pen.stroke();
}

function team(pen: Pen, screen: Screen, time: number): void {
  const size = screen.width / 70;
  const ball = 0.5 + 0.38 * Math.sin(time * 0.9 + 0.6);
  for (let player = 0; player < players; player += 1) {
    const own = player % 2 === 0;
    const base = between(player * 5.3, 0.08, 0.92);
    const along = clamp(base * 0.65 + ball * 0.35 + 0.03 * Math.sin(time * 1.7 + player * 2), 0.03, 0.97);
    const [px, py] = spot(
      screen,
      along,
      clamp(between(player * 3.1, 0.05, 0.92) + 0.04 * Math.sin(time * 1.3 + player)),
    );
    const step = Math.sin(time * 13 + player) * size * 0.25;
    pen.fillStyle = 'rgba(5,20,15,.35)';
    pen.beginPath();
    pen.ellipse(px, py, size * 0.7, size * 0.22, 0, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = own ? gold : chalk;
    pen.lineCap = 'round';
    pen.lineWidth = size * 0.62;
    pen.beginPath();
    pen.moveTo(px, py - size * 1.5);
    pen.lineTo(px, py - size * 0.9);
    pen.stroke();
    pen.strokeStyle = mix(own ? '#14205C' : ember, night, 0.2);
    pen.lineWidth = size * 0.3;
    pen.beginPath();
    pen.moveTo(px, py - size * 0.8);
    pen.lineTo(px - step, py);
    pen.moveTo(px, py - size * 0.8);
    pen.lineTo(px + step, py);
    pen.stroke();
    pen.fillStyle = '#5A3826';
    pen.beginPath();
    pen.arc(px, py - size * 2.1, size * 0.3, 0, Math.PI * 2);
    pen.fill();
  }
  const [bx, by] = spot(screen, ball, 0.5 + 0.2 * Math.sin(time * 1.4));
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.arc(bx, by - Math.abs(Math.sin(time * 2.2)) * size * 1.6, size * 0.34, 0, Math.PI * 2);
  pen.fill();
}

function word(pen: Pen, { x, y, width, height }: Screen, goal: number): void {
  pen.fillStyle = gold;
  pen.globalAlpha = Math.min(1, goal * 2);
  pen.fillRect(x, y, width, height);
  pen.globalAlpha = 1;
  write(pen, 'GOAL', {
    x: x + width / 2,
    y: y + height * 0.66,
    size: height * 0.46,
    fill: palette.ink,
    align: 'middle',
    width: lerp(60, 122, goal),
  });
}
