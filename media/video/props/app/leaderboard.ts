/** A table of fans; the hero's line is a scarf and climbs a place a beat. */
import * as palette from '../../../../content/palette.ts';
import { beat, clamp, easeOut, lerp, pulse, ramp } from '../../stage/motion.ts';
import { chalk, clear, gold, ink, paper, royal } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { write } from '../../stage/type.ts';
import { ribbon, slung, type Yarns } from '../people/scarf.ts';
import { drawFigures } from '../things/flap-board.ts';

const rivals: readonly (readonly [string, number])[] = [
  ['Noura', 940],
  ['Jonas', 910],
  ['Aisha', 860],
  ['Kofi', 820],
  ['Mateo', 780],
];
const firstClimb = 0.5;
const lineHeight = 132;
const top = 238;

/** How many places the hero has climbed; whole between beats, eased across them. */
function climbed(time: number): number {
  const beats = (time - firstClimb) / beat;
  const whole = Math.floor(beats);
  return clamp(whole + ramp(beats - whole, 0, 0.6, easeOut) - 0, 0, rivals.length);
}

export function drawLeaderboard(pen: Pen, time: number, yarns: Yarns): void {
  const climb = climbed(time);
  const place = rivals.length - climb;
  rivals.forEach(([name, points], index) => {
    const pushed = clamp(index + 1 - place);
    const arrive = ramp(time, index * 0.05, 0.45 + index * 0.05, easeOut);
    strip(
      pen,
      lerp(-1300, 112, arrive),
      top + (index + pushed) * lineHeight,
      String(index + 1 + Math.round(pushed)),
      name,
      points,
    );
  });
  const arrive = ramp(time, 0.1, 0.55, easeOut);
  heroLine(pen, time, lerp(-1400, 112, arrive), top + place * lineHeight, climb, yarns);
}

function strip(pen: Pen, x: number, y: number, rank: string, name: string, points: number): void {
  within(pen, () => {
    pen.beginPath();
    pen.roundRect(x, y, 1090, lineHeight - 18, 6);
    pen.fillStyle = paper;
    pen.fill();
    pen.fillStyle = royal;
    for (let hole = 0; hole < 6; hole += 1) {
      pen.beginPath();
      pen.arc(x + 140, y + 12 + hole * 18, 4, 0, Math.PI * 2);
      pen.fill();
    }
    write(pen, rank, { x: x + 72, y: y + 82, size: 74, fill: royal, align: 'middle', width: 100 });
    write(pen, name, { x: x + 178, y: y + 78, size: 62, fill: ink, width: 108 });
    drawFigures(pen, { x: x + 848, y: y + 16, width: 64, height: 82 }, points, 3, 1, points);
  });
}

function heroLine(pen: Pen, time: number, x: number, y: number, climb: number, yarns: Yarns): void {
  const lift = pulse(time - firstClimb, beat, 4) * 12;
  within(pen, () => {
    pen.translate(-18, -lift);
    pen.fillStyle = clear(palette.night, 0.35);
    pen.fillRect(x - 6, y + 22 + lift, 1150, lineHeight - 14);
    ribbon(pen, slung([x - 10, y + 58], [x + 1140, y + 58], 6, time, 5, 110), {
      breadth: lineHeight - 4,
      yarns,
    });
    const rank = String(Math.round(rivals.length + 1 - climb));
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(x + 238, y + 10, 98, 98, 10);
    pen.fill();
    write(pen, rank, { x: x + 287, y: y + 84, size: 74, fill: gold, align: 'middle', width: 100 });
    write(pen, 'You', { x: x + 366, y: y + 84, size: 74, fill: ink, width: 122 });
    const whole = Math.floor(climb + 0.001);
    const points = (step: number): number => 740 + step * 44;
    drawFigures(
      pen,
      { x: x + 668, y: y + 12, width: 70, height: 92, ink: chalk },
      points(Math.ceil(climb - 0.001)),
      3,
      clamp((climb - whole) * 1.2) || 1,
      points(whole),
    );
  });
}
