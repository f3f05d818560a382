/** The fans of the coach in a tunnel with a light at its end. */

import { drawFan } from '../props/people/fan.ts';
import { friends, hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { beat, clamp, easeIn, ramp } from '../stage/motion.ts';
import { chalk, gold } from '../stage/palette.ts';
import { fillFrame, frameWidth, glow, type Pen, sweep, within } from '../stage/pen.ts';
import { rise } from '../stage/type.ts';

/** The fans from the coach, dark against the light they walk towards. */
function walkers(pen: Pen, time: number, end: number): void {
  const light: Light = { colour: '#FFD98A', dx: 0.04, dy: -0.08, dark: 0.82 };
  [hero, ...friends.slice(0, 4)].forEach((name, index) => {
    const place = [0, -1, 1, -2, 2][index] ?? 0;
    const step = Math.abs(Math.sin(time * 7 + index)) * 10;
    drawFan(
      pen,
      name,
      {
        x: 960 + place * (250 + end * 260),
        y: 905 + Math.abs(place) * 26 - step + end * 300,
        unit: 66 + end * 40,
        behind: true,
        time: time + index,
        lean: Math.sin(time * 3.5 + index) * 0.03,
        left: [-2, 5],
        right: index === 0 ? [2, -3] : [2, 5],
        ...(index === 0 && { holds: 'waved' as const }),
      },
      light,
    );
  });
}

/** @param time seconds since the coach reached the tunnel */
export function drawTunnel(pen: Pen, time: number): void {
  fillFrame(pen, '#05070F');
  const end = ramp(time, 0.2, 2, easeIn);
  for (let ring = 0; ring < 16; ring += 1) {
    const age = (ring / 16 + time * 0.9) % 1;
    const size = 40 * 34 ** age;
    pen.strokeStyle = ring % 4 === 0 ? gold : '#2B3FAE';
    pen.globalAlpha = clamp(age * 1.6) * 0.9;
    pen.lineWidth = 2 + age * 26;
    pen.beginPath();
    pen.arc(960, 560, size, Math.PI * 1.04, Math.PI * 1.96);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  for (let line = -4; line <= 4; line += 1) {
    pen.strokeStyle = 'rgba(245,184,61,.35)';
    pen.lineWidth = 4;
    pen.setLineDash([60, 80]);
    pen.lineDashOffset = -time * 900;
    pen.beginPath();
    pen.moveTo(960, 590);
    pen.lineTo(960 + line * 460, 1200);
    pen.stroke();
  }
  pen.setLineDash([]);
  glow(pen, 960, 560, 200 + end * 1700, gold, 0.8);
  pen.fillStyle = '#FFF3D0';
  pen.beginPath();
  pen.arc(960, 560, 18 + end * 1250 * end, 0, Math.PI * 2);
  pen.fill();
  walkers(pen, time, end);
  const shown = time < beat * 3 ? 1 : 1 - ramp(time, beat * 3, beat * 3.6);
  within(pen, () => {
    pen.globalAlpha = shown;
    // The words stand on dark: without it the rings would run through them.
    pen.fillStyle = sweep(pen, 0, 430, ['#05070F', '#05070F', '#05070F', '#05070F00']);
    pen.fillRect(0, 0, frameWidth, 430);
    rise(pen, 'Nearly there', { x: 960, y: 260, size: 120, align: 'middle', fill: chalk, time: time - 0.1 });
  });
}
