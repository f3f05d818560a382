/** The turnstile of a stadium's gate. Lengths are in px of the frame. */

import * as palette from '../../../../content/palette.ts';
import { pulse } from '../../stage/motion.ts';
import { clear, ember, ink, mint, mix } from '../../stage/palette.ts';
import { glow, type Pen, sweep, within } from '../../stage/pen.ts';

const cabinet = { x: 1286, y: 720, width: 150 };
/** The middle of the reader. */
const reader = { x: cabinet.x + cabinet.width / 2, y: 690 };

interface Turnstile {
  readonly time: number;
  /** 0 waiting for a pass, 1 pass read. */
  readonly read: number;
  /** Part of a third turn of the arms. */
  readonly open: number;
  readonly floorY: number;
}

/** A post with the hub of three arms at its side and the reader on its top. */
export function drawTurnstile(pen: Pen, { time, read, open, floorY }: Turnstile): void {
  const { x, y, width } = cabinet;
  const foot = floorY + 45;
  pen.fillStyle = clear(palette.pitchBlack, 0.5);
  pen.beginPath();
  pen.ellipse(reader.x, foot, width * 0.85, 16, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = sweep(pen, y, foot, ['#5B72E8', '#3346B4', '#1B2878']);
  pen.beginPath();
  pen.roundRect(x, y, width, foot - y, [26, 26, 6, 6]);
  pen.fill();
  pen.fillStyle = clear(palette.pitchBlack, 0.28);
  pen.fillRect(x + width - 40, y + 26, 40, foot - y - 26);
  pen.fillStyle = '#0E1648';
  pen.beginPath();
  pen.roundRect(x - 12, foot - 16, width + 24, 20, 6);
  pen.fill();
  pen.strokeStyle = 'rgba(220,230,255,.75)';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x + 2, foot - 18);
  pen.lineTo(x + 2, y + 26);
  pen.arcTo(x + 2, y, x + 28, y, 26);
  pen.stroke();
  arms(pen, open);
  readerFace(pen, time, read);
}

/**
 * The arms stand at right angles to each other. Opening turns them by a third round an axis that
 * points down into the passage, so that each takes the place of the next.
 */
function arms(pen: Pen, open: number): void {
  const hub = { x: cabinet.x, y: cabinet.y + 95 };
  // The three resting places on screen: across the passage, to the viewer, away from the viewer.
  const rests = [
    [-330, 0],
    [-30, 215],
    [-75, 130],
  ] as const;
  pen.strokeStyle = '#DCE6FF';
  pen.lineCap = 'round';
  pen.lineWidth = 20;
  pen.beginPath();
  for (let arm = 0; arm < 3; arm += 1) {
    let [x, y] = [0, 0];
    rests.forEach(([restX, restY], place) => {
      const share = (1 + 2 * Math.cos(((open + arm - place) * Math.PI * 2) / 3)) / 3;
      x += restX * share;
      y += restY * share;
    });
    pen.moveTo(hub.x, hub.y);
    pen.lineTo(hub.x + x, hub.y + y);
  }
  pen.stroke();
  pen.fillStyle = '#8FA0E0';
  pen.strokeStyle = '#1B2878';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.ellipse(hub.x - 4, hub.y, 30, 38, 0, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

/** The reader's face is ember until the pass is read, then mint with a tick. */
function readerFace(pen: Pen, time: number, read: number): void {
  const colour = mix(ember, mint, read);
  glow(pen, reader.x, reader.y, 260 + 140 * read, colour, 0.55 + 0.3 * pulse(time));
  within(pen, () => {
    pen.translate(reader.x, reader.y);
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(-92, -58, 184, 116, 24);
    pen.fill();
    pen.fillStyle = mix(mix(ember, ink, 0.55), mint, read);
    pen.beginPath();
    pen.roundRect(-80, -46, 160, 92, 16);
    pen.fill();
    pen.strokeStyle = read > 0.5 ? ink : colour;
    pen.lineWidth = 12;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    if (read > 0.5) {
      pen.moveTo(-30, 2);
      pen.lineTo(-8, 24);
      pen.lineTo(34, -22);
    } else
      for (const radius of [16, 36]) {
        pen.moveTo(-34 + Math.cos(0.9) * radius, Math.sin(-0.9) * radius);
        pen.arc(-34, 0, radius, -0.9, 0.9);
      }
    pen.stroke();
  });
}
