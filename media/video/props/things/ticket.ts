/** A match ticket with a stub, punched corners and a barcode. */
import * as palette from '../../../../content/palette.ts';
import { chance } from '../../stage/motion.ts';
import { clear, ember, gold, ink, paper, royal } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { label, write } from '../../stage/type.ts';

export const ticketWidth = 1240;
export const ticketHeight = 560;
/** Where the perforation runs, from the ticket's start edge. */
const tearAt = 900;
const notch = 26;

function outline(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(tearAt - notch, 0);
  pen.arc(tearAt, 0, notch, Math.PI, 0, true);
  pen.lineTo(ticketWidth, 0);
  pen.lineTo(ticketWidth, ticketHeight);
  pen.lineTo(tearAt + notch, ticketHeight);
  pen.arc(tearAt, ticketHeight, notch, 0, Math.PI, true);
  pen.lineTo(0, ticketHeight);
  pen.closePath();
}

/** Draws the ticket with its start corner at 0,0. */
export function drawTicket(pen: Pen, title: readonly string[], note: string): void {
  within(pen, () => {
    pen.translate(14, 22);
    pen.fillStyle = clear(palette.ink, 0.28);
    outline(pen);
    pen.fill();
  });
  within(pen, () => {
    outline(pen);
    pen.clip();
    pen.fillStyle = royal;
    pen.fillRect(0, 0, tearAt, ticketHeight);
    pen.fillStyle = '#3048BF';
    for (let ray = 0; ray < 9; ray += 1) {
      pen.beginPath();
      pen.moveTo(640, 620);
      pen.lineTo(640 + Math.cos(ray * 0.36 + 3.05) * 1300, 620 + Math.sin(ray * 0.36 + 3.05) * 1300);
      pen.lineTo(640 + Math.cos(ray * 0.36 + 3.22) * 1300, 620 + Math.sin(ray * 0.36 + 3.22) * 1300);
      pen.fill();
    }
    pen.fillStyle = gold;
    pen.fillRect(tearAt, 0, ticketWidth - tearAt, ticketHeight);
    pen.fillStyle = ember;
    pen.fillRect(0, 0, ticketWidth, 34);
    pen.fillRect(0, ticketHeight - 34, ticketWidth, 34);
  });
  label(pen, note.toUpperCase(), 60, 112, 30, gold, { weight: 700, tracking: 0.1 });
  title.forEach((line, index) => {
    write(pen, line, { x: 54, y: 270 + index * 170, size: 168, fill: paper, width: 112 });
  });
  pen.strokeStyle = ink;
  pen.lineWidth = 5;
  pen.setLineDash([2, 15]);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(tearAt, notch + 14);
  pen.lineTo(tearAt, ticketHeight - notch - 8);
  pen.stroke();
  pen.setLineDash([]);
  stub(pen);
}

function stub(pen: Pen): void {
  within(pen, () => {
    pen.translate(tearAt + 170, ticketHeight / 2);
    pen.rotate(-Math.PI / 2);
    write(pen, 'Admit two', { x: 0, y: -24, size: 66, fill: ink, align: 'middle', width: 100 });
    write(pen, 'or more', { x: 0, y: 50, size: 58, fill: ink, align: 'middle', width: 104 });
    pen.fillStyle = ink;
    let x = -200;
    for (let line = 0; x < 200; line += 1) {
      const thick = 3 + Math.floor(chance(line * 3.1) * 4) * 3;
      pen.fillRect(x, 96, thick, 48);
      x += thick + 4 + Math.floor(chance(line * 5.7) * 3) * 3;
    }
  });
}

/** The ragged line of the tear, from above the frame to below it, in the ticket's own pixels. */
export function tearLine(): (readonly [number, number])[] {
  return Array.from({ length: 60 }, (_, step) => [
    tearAt + (step % 2 ? 9 : -9) + (chance(step * 4.3) - 0.5) * 8,
    -1400 + step * 60,
  ]);
}
