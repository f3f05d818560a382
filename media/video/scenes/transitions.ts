/** Transitions between scenes: a scarf across the frame, falling flaps, a flash. */

import * as palette from '../../../content/palette.ts';
import { ribbon, slung } from '../props/people/scarf.ts';
import { drawFlap } from '../props/things/flap-board.ts';
import { clamp, easeIn, easeOut, lerp, ramp } from '../stage/motion.ts';
import { chalk, clear, ember, gold, mint, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, type Pen, within } from '../stage/pen.ts';

const scarfHalf = 0.5;
const scarfAt = [26, 42, 60] as const;
const flapsAt = 34;
const flashAt = [22, 30, 68, 76] as const;

/** Draws over the frame whatever cut is near this moment of the film. */
export function drawTransition(pen: Pen, seconds: number): void {
  scarfAt.forEach((cut, index) => {
    if (Math.abs(seconds - cut) < scarfHalf) scarfWipe(pen, seconds - cut, index);
  });
  if (seconds > flapsAt - 0.6 && seconds < flapsAt) flaps(pen, seconds - flapsAt + 0.6);
  for (const cut of flashAt) {
    const left = clamp(1 - (seconds - cut) / 0.35);
    if (seconds >= cut && left > 0)
      fillFrame(pen, cut === 22 ? clear(palette.ember, left) : `rgba(255,252,240,${left})`);
  }
}

/** A scarf as high as the frame is pulled across it; the cut happens beneath. */
function scarfWipe(pen: Pen, since: number, index: number): void {
  const colours = [
    [gold, royal, chalk],
    [mint, royal, chalk],
    [ember, royal, chalk],
  ] as const;
  const share = since < 0 ? ramp(since, -scarfHalf, 0, easeIn) - 1 : ramp(since, 0, scarfHalf, easeOut);
  const reach = 2700;
  const middle = frameWidth / 2 + share * 3300 * (index % 2 ? -1 : 1);
  within(pen, () => {
    pen.translate(middle, frameHeight / 2);
    pen.rotate(-0.06);
    ribbon(pen, slung([-reach / 2, 0], [reach / 2, 0], 30, since * 3, 16, 150), {
      breadth: 1420,
      yarns: colours[index] ?? colours[0],
    });
  });
}

/** The frame is covered by black plates that fall shut row by row. */
function flaps(pen: Pen, time: number): void {
  const columns = 12;
  const rows = 5;
  const width = frameWidth / columns;
  const height = frameHeight / rows;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const fallen = clamp((time - (row * 0.05 + column * 0.018)) / 0.16);
      if (fallen <= 0) continue;
      within(pen, () => {
        const x = column * width;
        const y = row * height;
        pen.beginPath();
        pen.rect(x, y, width, height * lerp(0, 1, fallen));
        pen.clip();
        drawFlap(pen, { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, ' ', ' ', fallen);
      });
    }
}
