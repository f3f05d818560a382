/** The picture at the end of the club night: fans beside the player they came to see. */
import * as palette from '../../../content/palette.ts';
import { drawFan } from '../props/people/fan.ts';
import { hero, player } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { clamp, easeInOut, lerp, pulse, spring } from '../stage/motion.ts';
import { clear, ink, mint, paper, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, type Pen, sweep, within } from '../stage/pen.ts';
import { rise, write } from '../stage/type.ts';

export function drawClubPhoto(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#8FE9D6', mint, '#5CC9B4']));
  const flash = Math.max(clamp(1 - time / 0.35), time > 1 ? clamp(1 - (time - 1) / 0.3) : 0);
  const second = time >= 1;
  pen.fillStyle = '#A9F0E2';
  for (let ring = 5; ring > 0; ring -= 1) {
    pen.fillStyle = ring % 2 ? '#9CEBDB' : mint;
    pen.beginPath();
    pen.arc(1180, 560, ring * 200 + 30 * pulse(time), 0, Math.PI * 2);
    pen.fill();
  }
  const drop = spring(clamp(time / 0.45));
  within(pen, () => {
    pen.translate(1240, 560);
    pen.rotate(lerp(0.3, second ? -0.06 : 0.05, drop));
    pen.scale(1 + (1 - drop) * 0.6, 1 + (1 - drop) * 0.6);
    pen.fillStyle = clear(palette.ink, 0.25);
    pen.fillRect(-576, -436, 1190, 930);
    pen.fillStyle = paper;
    pen.fillRect(-600, -460, 1190, 930);
    pen.beginPath();
    pen.rect(-560, -420, 1110, 730);
    pen.clip();
    pen.fillStyle = sweep(pen, -420, 310, [palette.royal2, '#F0A060']);
    pen.fillRect(-560, -420, 1110, 730);
    pose(pen, second);
  });
  within(pen, () => {
    pen.translate(1240, 560);
    pen.rotate(lerp(0.3, second ? -0.06 : 0.05, drop));
    write(pen, 'Us and the number nine', { x: -555, y: 420, size: 72, fill: ink, width: 92 });
  });
  rise(pen, 'Not a', { x: 100, y: 360, size: 94, fill: ink, time: time - 0.3 });
  rise(pen, 'poster.', { x: 100, y: 458, size: 94, fill: ink, time: time - 0.45, leave: 9 });
  rise(pen, 'A photo.', { x: 100, y: 640, size: 96, width: 100, fill: royal, time: time - 1 });
  if (flash > 0) fillFrame(pen, `rgba(255,255,255,${easeInOut(flash)})`);
}

/** Two takes of the same picture: the second one is the silly one. */
function pose(pen: Pen, second: boolean): void {
  const light: Light = { colour: '#FFE3B0', dx: 0.06, dy: -0.09, dark: 0.04 };
  const mouth = second ? 1 : 0.35;
  drawFan(
    pen,
    'amal',
    {
      x: -400,
      y: 40,
      unit: 92,
      tilt: second ? 0.25 : 0.08,
      left: second ? [-1.6, -3.2] : [-2, 5],
      right: [2, 5],
      mouth,
    },
    light,
  );
  drawFan(
    pen,
    'luca',
    {
      x: 400,
      y: 30,
      unit: 92,
      tilt: second ? -0.2 : 0,
      left: [-2, 5],
      right: second ? [1.7, -3] : [2, 5],
      mouth: mouth * 0.8,
    },
    light,
  );
  drawFan(
    pen,
    player,
    {
      x: 160,
      y: 10,
      unit: 100,
      tilt: second ? -0.15 : 0,
      left: [-2, 5],
      right: [1.9, 5],
      holds: second ? 'neck' : 'none',
      mouth: mouth * 0.7,
    },
    light,
  );
  if (!second) write(pen, '9', { x: 170, y: 250, size: 120, fill: royal, align: 'middle', width: 110 });
  drawFan(
    pen,
    hero,
    {
      x: -130,
      y: 70,
      unit: 98,
      tilt: second ? 0.12 : 0.05,
      lean: 0.05,
      left: [-1.9, 5],
      right: [1.9, 5],
      holds: second ? 'none' : 'neck',
      mouth,
    },
    light,
  );
}
