/** The PlayPass: a gold card with a striped edge and a foil that catches the light. */
import * as palette from '../../../../content/palette.ts';
import { clamp } from '../../stage/motion.ts';
import { chalk, ink, royal } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { label, write } from '../../stage/type.ts';
import { drawShield } from './logo.ts';

const passWidth = 900;
const passHeight = 560;

interface PassPlace {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** Radians about the upright axis; the back shows past a quarter turn. */
  spin?: number;
}

function face(pen: Pen, foil: number): void {
  const ground = pen.createLinearGradient(0, 0, passWidth, passHeight);
  ground.addColorStop(0, '#FFE09A');
  ground.addColorStop(0.45, palette.gold);
  ground.addColorStop(1, '#D98A1C');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, passWidth, passHeight);
  pen.strokeStyle = 'rgba(255,246,214,.55)';
  pen.lineWidth = 3;
  for (let ring = 1; ring < 9; ring += 1) {
    pen.beginPath();
    pen.arc(passWidth, passHeight, ring * 92, Math.PI, Math.PI * 1.5);
    pen.stroke();
  }
  pen.fillStyle = royal;
  pen.fillRect(0, passHeight - 76, passWidth, 76);
  pen.fillStyle = chalk;
  for (let stripe = 0; stripe < 16; stripe += 1) {
    pen.beginPath();
    pen.moveTo(stripe * 62, passHeight);
    pen.lineTo(stripe * 62 + 20, passHeight - 76);
    pen.lineTo(stripe * 62 + 44, passHeight - 76);
    pen.lineTo(stripe * 62 + 24, passHeight);
    pen.fill();
  }
  drawShield(pen, 76, 62, 96, ink, palette.gold);
  label(pen, 'PREMIUM', passWidth - 66, 118, 34, ink, { weight: 800, tracking: 0.14, align: 'right' });
  write(pen, 'PlayPass', { x: 64, y: 372, size: 146, fill: ink, width: 106 });
  pen.globalCompositeOperation = 'lighter';
  const at = foil * (passWidth + 900) - 450;
  const sheen = pen.createLinearGradient(at - 220, 0, at + 220, 160);
  sheen.addColorStop(0, 'rgba(255,255,255,0)');
  sheen.addColorStop(0.5, 'rgba(255,250,225,.75)');
  sheen.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, passWidth, passHeight);
}

function back(pen: Pen): void {
  pen.fillStyle = '#B87412';
  pen.fillRect(0, 0, passWidth, passHeight);
  pen.fillStyle = '#8F570A';
  pen.fillRect(0, 80, passWidth, 110);
  drawShield(pen, passWidth / 2 - 80, 250, 160, palette.gold, '#B87412');
}

/** `foil` from 0 to 1 moves the gleam across. */
export function drawPass(pen: Pen, place: PassPlace, foil: number): void {
  const turn = Math.cos(place.spin ?? 0);
  within(pen, () => {
    pen.translate(place.x, place.y);
    pen.rotate(place.turn ?? 0);
    pen.scale(place.scale, place.scale);
    const edge = Math.sin(place.spin ?? 0) * 26;
    pen.transform(Math.max(0.03, Math.abs(turn)), Math.sin(place.spin ?? 0) * 0.08, 0, 1, 0, 0);
    pen.translate(-passWidth / 2, -passHeight / 2);
    pen.fillStyle = '#8F570A';
    pen.beginPath();
    pen.roundRect(edge, 8, passWidth, passHeight, 44);
    pen.fill();
    pen.beginPath();
    pen.roundRect(0, 0, passWidth, passHeight, 44);
    pen.clip();
    if (turn >= 0) face(pen, clamp(foil));
    else back(pen);
  });
}
