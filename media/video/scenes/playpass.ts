/** The premium pass: a card out of the dark, a gate that says yes. */

import * as palette from '../../../content/palette.ts';
import { drawPass } from '../props/app/pass-card.ts';
import { drawVignette } from '../props/places/weather.ts';
import { bar, between, easeOut, lerp, pulse, ramp, settle } from '../stage/motion.ts';
import { chalk, clear, gold } from '../stage/palette.ts';
import { fillFrame, frameHeight, glow, type Pen, sweep, within } from '../stage/pen.ts';
import { rise, write } from '../stage/type.ts';
import { drawGate, gateAt } from './gate.ts';

export function drawPlayPass(pen: Pen, time: number): void {
  if (time < gateAt) drawCard(pen, time);
  else drawGate(pen, time);
}

function drawCard(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#1A1030', '#3A2410', '#120A20']));
  const rays = ramp(time, 0, 1, easeOut);
  within(pen, () => {
    pen.translate(1290, 520);
    pen.rotate(time * 0.12);
    for (let ray = 0; ray < 18; ray += 1) {
      pen.rotate(Math.PI / 9);
      pen.fillStyle = clear(palette.gold, 0.1 + 0.05 * pulse(time + ray * 0.1));
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(1700 * rays, -110 * rays);
      pen.lineTo(1700 * rays, 110 * rays);
      pen.fill();
    }
  });
  glow(pen, 1290, 520, 900, '#F5A93D', 0.55 * rays);
  for (let spark = 0; spark < 60; spark += 1) {
    const age = (time * between(spark, 0.2, 0.5) + spark * 0.37) % 1;
    const turn = spark * 2.4;
    const far = 160 + age * 900;
    pen.fillStyle = `rgba(255,230,160,${(1 - age) * 0.8})`;
    const size = between(spark * 3, 2, 7);
    pen.fillRect(1290 + Math.cos(turn) * far, 520 + Math.sin(turn) * far * 0.7, size, size);
  }
  const arrive = ramp(time, 0, 1.5, settle);
  drawPass(
    pen,
    {
      x: 1290,
      y: lerp(900, 530, arrive) + Math.sin(time * 2) * 8,
      scale: lerp(0.2, 1.12, arrive) + 0.012 * pulse(time),
      turn: -0.09 + Math.sin(time * 1.2) * 0.02,
      spin: (1 - arrive) * Math.PI * 4 + Math.sin(time * 1.4) * 0.22,
    },
    ((time - 1.2) % bar) / 1.1,
  );
  drawVignette(pen, 0.6);
  rise(pen, 'Play', { x: 108, y: 500, size: 150, width: 112, fill: chalk, time: time - 0.8 });
  rise(pen, 'more.', { x: 108, y: 640, size: 150, width: 112, fill: gold, time: time - 1.3 });
  if (time > 2.2)
    write(pen, 'The premium pass', {
      x: 114,
      y: 760,
      size: 50,
      fill: chalk,
      width: 112,
      move: (index) => ({ alpha: ramp(time, 2.2 + index * 0.02, 2.4 + index * 0.02) }),
    });
}
