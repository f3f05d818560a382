/** The split-flap scoreboard: every cell falls through a few letters before the right one. */
import * as palette from '../../../../content/palette.ts';
import { chance, clamp } from '../../stage/motion.ts';
import { board, chalk, clear, gold } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { write } from '../../stage/type.ts';

const wheel = 'ABCDEFGHIJKLMNOPRSTUVWY0123456789';
const flipTime = 0.09;

interface Flap {
  x: number;
  y: number;
  width: number;
  height: number;
  ink?: string;
  ground?: string;
}

/** One half of a letter's plate. */
function half(pen: Pen, flap: Flap, letter: string, upperHalf: boolean, open: number, shade: number): void {
  if (open <= 0.02) return;
  const { x, y, width, height, ink = chalk, ground = '#141D4A' } = flap;
  within(pen, () => {
    const middle = y + height / 2;
    pen.translate(0, middle);
    pen.scale(1, open);
    pen.translate(0, -middle);
    pen.beginPath();
    pen.roundRect(x, upperHalf ? y : middle, width, height / 2, height * 0.04);
    pen.fillStyle = ground;
    pen.fill();
    pen.clip();
    if (letter !== ' ')
      write(pen, letter, {
        x: x + width / 2,
        y: y + height * 0.73,
        size: height * 0.66,
        fill: ink,
        align: 'middle',
        width: 96,
      });
    const fade = pen.createLinearGradient(0, y, 0, y + height);
    fade.addColorStop(0, 'rgba(255,255,255,.10)');
    fade.addColorStop(0.5, upperHalf ? 'rgba(255,255,255,0)' : 'rgba(0,0,0,.22)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    pen.fillStyle = fade;
    pen.fillRect(x, y, width, height);
    if (shade > 0) {
      pen.fillStyle = clear(palette.pitchBlack, shade);
      pen.fillRect(x, y, width, height);
    }
  });
}

/** Draws a plate in the middle of falling from one letter to the next; `fallen` 0 to 1. */
export function drawFlap(pen: Pen, flap: Flap, from: string, to: string, fallen: number): void {
  const { x, y, width, height } = flap;
  pen.fillStyle = board;
  pen.fillRect(x - 2, y - 2, width + 4, height + 4);
  half(pen, flap, to, true, 1, 0);
  half(pen, flap, from, false, 1, fallen * 0.4);
  if (fallen < 0.5) half(pen, flap, from, true, Math.cos(fallen * Math.PI), fallen);
  else half(pen, flap, to, false, -Math.cos(fallen * Math.PI), (1 - fallen) * 0.8);
  pen.fillStyle = board;
  const seam = Math.max(1, height * 0.014);
  pen.fillRect(x, y + height / 2 - seam / 2, width, seam);
}

/** A cell that starts turning at second 0 from one letter and lands on another after some falls. */
export function drawTurning(
  pen: Pen,
  flap: Flap,
  time: number,
  from: string,
  to: string,
  seed: number,
): void {
  const falls = 3 + Math.floor(chance(seed) * 5);
  const step = clamp(time / flipTime, 0, falls);
  const at = Math.min(Math.floor(step), falls - 1);
  const letter = (index: number): string => {
    if (index <= 0) return from;
    if (index >= falls) return to;
    return wheel[Math.floor(chance(seed * 3 + index) * wheel.length)] ?? ' ';
  };
  drawFlap(pen, flap, letter(at), letter(at + 1), time <= 0 ? 0 : step - at);
}

/** A row of tabular figures that show a number. */
export function drawFigures(
  pen: Pen,
  flap: Flap,
  value: number,
  digits: number,
  fallen: number,
  before: number,
): void {
  const now = String(Math.round(value)).padStart(digits, ' ');
  const old = String(Math.round(before)).padStart(digits, ' ');
  for (let digit = 0; digit < digits; digit += 1) {
    const cell = { ...flap, x: flap.x + digit * (flap.width + 6), ink: flap.ink ?? gold };
    const same = now[digit] === old[digit];
    drawFlap(pen, cell, old[digit] ?? ' ', now[digit] ?? ' ', same ? 1 : fallen);
  }
}
