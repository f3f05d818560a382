/** A fan alone on match night: a lit window, a sofa, a goal. */

import * as palette from '../../../content/palette.ts';
import { drawFan } from '../props/people/fan.ts';
import { hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { drawFlats, heroWindow, windowCentre } from '../props/places/flats.ts';
import { drawSkyline } from '../props/places/skyline.ts';
import { drawRain, drawVignette } from '../props/places/weather.ts';
import { drawBroadcast, type Screen } from '../props/things/broadcast.ts';
import { between, clamp, easeInOut, easeOut, lerp, pulse, ramp } from '../stage/motion.ts';
import { chalk, gold, mint, mix } from '../stage/palette.ts';
import { fillFrame, glow, type Pen, shoot, sweep } from '../stage/pen.ts';
import { kicker, rise, write } from '../stage/type.ts';

const outside = 4;
const goalAt = 8;
const screen: Screen = { x: 1010, y: 210, width: 700, height: 396 };

export function drawAlone(pen: Pen, time: number): void {
  if (time < outside) drawStreet(pen, time);
  else drawRoom(pen, time);
}

function drawStreet(pen: Pen, time: number): void {
  const [x, y] = windowCentre(heroWindow);
  const near = ramp(time, 1, 3.7);
  const camera = { x: lerp(960, x, near), y: lerp(540, y - 10, near), zoom: 5 ** ramp(time, 0.8, 4.2) };
  shoot(pen, camera, 0.25, () => drawSkyline(pen, time));
  shoot(pen, camera, 1, () =>
    drawFlats(pen, time, (index) => ({ lit: index === heroWindow ? 1 : 0, cheering: false })),
  );
  drawRain(pen, time);
  drawVignette(pen, 0.7);
  kicker(pen, 'Kick-off in a minute', 120, 372, gold, time - 0.25, 1.6);
  rise(pen, 'Match', { x: 112, y: 520, size: 150, fill: chalk, time: time - 0.5, leave: 1.4 });
  rise(pen, 'night.', { x: 112, y: 660, size: 150, fill: chalk, time: time - 0.75, leave: 1.2 });
}

/** How far the fan is off the sofa: 0 seated, 1 in the air or on both feet. */
function standing(time: number): number {
  return ramp(time, goalAt, goalAt + 0.28, easeOut) * (1 - ramp(time, goalAt + 2, goalAt + 2.7, easeInOut));
}

function drawRoom(pen: Pen, time: number): void {
  const shock = clamp(1 - (time - goalAt) / 1.2) * (time >= goalAt ? 1 : 0);
  const back = ramp(time, goalAt + 0.8, 12, easeInOut);
  const creep = ramp(time, outside, goalAt, (share) => share);
  const camera = {
    x: lerp(lerp(930, 1000, creep), 940, back),
    y: lerp(lerp(530, 500, creep), 560, back),
    zoom: lerp(lerp(1.04, 1.16, creep), 0.98, back) + shock * 0.06,
    roll: Math.sin(time * 40) * 0.006 * shock,
  };
  const flicker = 0.8 + 0.2 * Math.sin(time * 6.1) * Math.sin(time * 2.3);
  fillFrame(pen, palette.night);
  shoot(pen, camera, 0.8, () => wall(pen, time, flicker, shock));
  if (time >= goalAt) shout(pen, time - goalAt);
  shoot(pen, camera, 1, () => sofa(pen, time, flicker, shock));
  drawVignette(pen, 0.7);
  words(pen, time);
}

function wall(pen: Pen, time: number, flicker: number, shock: number): void {
  pen.fillStyle = sweep(pen, 0, 1000, ['#0C1541', '#18256A', '#0B1338']);
  pen.fillRect(-500, -300, 3000, 1700);
  rainyWindow(pen, time);
  glow(pen, 1360, 400, 1050, mix('#4C66E8', gold, shock), 0.5 * flicker + shock * 0.4);
  pen.fillStyle = palette.pitchBlack;
  pen.beginPath();
  pen.roundRect(screen.x - 18, screen.y - 18, screen.width + 36, screen.height + 36, 14);
  pen.fill();
  drawBroadcast(pen, screen, time);
  pen.fillStyle = palette.boardLow;
  pen.fillRect(930, 700, 860, 26);
  pen.fillRect(960, 726, 22, 120);
  pen.fillRect(1738, 726, 22, 120);
  pen.fillStyle = palette.boardLow;
  pen.fillRect(-500, 842, 3000, 600);
}

function rainyWindow(pen: Pen, time: number): void {
  pen.fillStyle = '#0A1132';
  pen.fillRect(96, 120, 460, 560);
  pen.save();
  pen.beginPath();
  pen.rect(112, 136, 428, 528);
  pen.clip();
  pen.fillStyle = sweep(pen, 136, 664, ['#060B20', '#22338A']);
  pen.fillRect(112, 136, 428, 528);
  for (let light = 0; light < 26; light += 1) {
    const x = between(light * 3.1, 120, 540);
    const y = between(light * 7.7, 430, 660);
    glow(pen, x, y, 24 + (light % 4) * 9, light % 3 ? gold : '#8FA3F0', 0.3);
  }
  drawRain(pen, time, 220, 0.3);
  pen.restore();
  pen.fillStyle = '#0A1132';
  pen.fillRect(318, 120, 14, 560);
  pen.fillRect(96, 388, 460, 12);
}

function shout(pen: Pen, since: number): void {
  const grow = ramp(since, 0, 0.5, easeOut);
  const fade = 1 - ramp(since, 1.2, 1.9, easeInOut);
  if (fade <= 0) return;
  pen.save();
  pen.globalAlpha = fade;
  write(pen, 'GOAL', {
    x: 960,
    y: 700,
    size: 520,
    fill: gold,
    align: 'middle',
    width: (index) => lerp(50, 108 + 14 * Math.sin(since * 16 + index), grow),
    move: (index) => ({ dy: (1 - grow) * 300 - pulse(since + index * 0.06) * 18 }),
  });
  pen.restore();
}

function sofa(pen: Pen, time: number, flicker: number, shock: number): void {
  const up = standing(time);
  const light: Light = { colour: mix('#A9BBFF', gold, shock), dx: 0.07, dy: -0.08, dark: 0.5 - shock * 0.25 };
  const hands =
    ramp(time, goalAt, goalAt + 0.2, easeOut) * (1 - ramp(time, goalAt + 1.3, goalAt + 2.3, easeInOut));
  const look = time > goalAt + 1 ? Math.sin((time - goalAt - 1) * 2.4) * 0.16 * ramp(time, 9, 9.4) : 0;
  const sigh = ramp(time, goalAt + 2.2, goalAt + 3) * 14;
  drawFan(
    pen,
    hero,
    {
      x: 770,
      y:
        800 +
        sigh -
        up * 235 +
        Math.sin(time * 2) * 3 -
        (up > 0.5 ? Math.abs(Math.sin(time * 9)) * 26 * hands : 0),
      unit: 104,
      behind: true,
      time,
      tilt: look,
      left: [-1.9, lerp(4.8, -3.3, hands)],
      right: [1.9, lerp(4.8, -3.3, hands)],
      holds: hands > 0.45 ? 'held' : 'neck',
    },
    light,
  );
  pen.fillStyle = sweep(pen, 880, 1200, [mix('#2C3C92', '#5A6DD8', flicker * 0.3), '#10194A', '#0A1132']);
  pen.beginPath();
  pen.roundRect(330, 884, 1130, 420, 70);
  pen.roundRect(250, 830, 190, 460, 80);
  pen.roundRect(1350, 830, 190, 460, 80);
  pen.fill();
  pen.strokeStyle = 'rgba(169,187,255,.55)';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(440, 886);
  pen.lineTo(1350, 886);
  pen.moveTo(270, 868);
  pen.quadraticCurveTo(345, 796, 424, 868);
  pen.moveTo(1368, 868);
  pen.quadraticCurveTo(1445, 796, 1522, 868);
  pen.stroke();
  buzz(pen, time);
}

function buzz(pen: Pen, time: number): void {
  const lit = ramp(time, 11, 11.15);
  if (lit <= 0) return;
  const shake = Math.sin(time * 90) * 3 * pulse(time - 11, 0.5, 6);
  glow(pen, 1445, 790, 420, mint, 0.7 * lit);
  pen.save();
  pen.translate(1445 + shake, 792);
  pen.rotate(-0.24);
  pen.fillStyle = palette.pitchBlack;
  pen.beginPath();
  pen.roundRect(-74, -32, 148, 60, 14);
  pen.fill();
  pen.fillStyle = mint;
  pen.beginPath();
  pen.roundRect(-66, -28, 132, 48, 10);
  pen.fill();
  pen.restore();
}

function words(pen: Pen, time: number): void {
  rise(pen, 'One sofa.', { x: 120, y: 230, size: 104, fill: chalk, time: time - 4.5, leave: 3.1 });
  rise(pen, 'One voice.', { x: 120, y: 345, size: 104, fill: gold, time: time - 5.5, leave: 2.1 });
  if (time > 10) {
    rise(pen, 'Nobody', { x: 120, y: 230, size: 104, fill: chalk, time: time - 10 });
    rise(pen, 'to hug.', { x: 120, y: 345, size: 104, fill: chalk, time: time - 10.25 });
  }
}
