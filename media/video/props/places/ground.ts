/** The floodlit ground: two tiers of people, a roof of lamps, the pitch. */
import * as palette from '../../../../content/palette.ts';
import { chance, clamp, pulse } from '../../stage/motion.ts';
import { chalk, clear, ember, gold, mint } from '../../stage/palette.ts';
import { glow, type Pen, sprite, sweep, within } from '../../stage/pen.ts';
import { drawBeam, drawLamps } from './floodlight.ts';

const tierWidth = 2400;
const tierHeight = 230;
const tiers = new Map<number, HTMLCanvasElement>();
const shirts = [chalk, '#8FA3F0', '#3D52C8', gold, gold, ember, '#5A6DD8', '#C7D0F5'];

/** A tier of small fans, drawn once; `variant` changes who holds what up. */
function tier(variant: number): HTMLCanvasElement {
  const known = tiers.get(variant);
  if (known) return known;
  const drawn = sprite(tierWidth, tierHeight, (pen) => {
    for (let row = 0; row < 15; row += 1)
      for (let seat = 0; seat < 172; seat += 1) {
        const seed = row * 181 + seat * 1.7;
        const luck = chance(seed);
        const x = seat * 14 + (row % 2) * 7 + (luck - 0.5) * 5;
        const y = 24 + row * 13.4;
        const up = chance(seed * 3 + variant * 11) < 0.5;
        pen.globalAlpha = 0.5 + 0.5 * chance(seed * 5);
        pen.fillStyle = shirts[Math.floor(luck * shirts.length)] ?? chalk;
        pen.fillRect(x - 4, y, 8, 9);
        if (up) {
          pen.fillRect(x - 6, y - 9, 2.4, 11);
          pen.fillRect(x + 3.6, y - 9, 2.4, 11);
          if (luck > 0.55) {
            pen.fillStyle = luck > 0.8 ? chalk : gold;
            pen.fillRect(x - 7, y - 12, 14, 4.4);
          }
        }
        pen.fillStyle = '#2A1A30';
        pen.beginPath();
        pen.arc(x, y - 3, 3.1, 0, Math.PI * 2);
        pen.fill();
      }
  });
  tiers.set(variant, drawn);
  return drawn;
}

/** A curved tier in slices; the wave of people runs along it. */
function drawTier(pen: Pen, y: number, height: number, bow: number, time: number, energy: number): void {
  const slices = 60;
  const slice = tierWidth / slices;
  for (let index = 0; index < slices; index += 1) {
    const share = index / (slices - 1);
    const curve = bow * (2 * share - 1) ** 2;
    const wave = Math.max(0, Math.sin(time * Math.PI * 2 - share * 14)) * 9 * energy;
    const image = tier((Math.floor(time * 4) + index) % 2);
    pen.drawImage(
      image,
      index * slice,
      0,
      slice,
      tierHeight,
      -240 + index * slice,
      y - curve - wave,
      slice + 1,
      height,
    );
  }
}

/** Draws everything beyond the near stand; `lit` holds each lamp bank's light. */
export function drawGround(pen: Pen, time: number, lit: (bank: number) => number, energy: number): void {
  const all = [0, 1, 2, 3, 4, 5].reduce((sum, bank) => sum + lit(bank), 0) / 6;
  pen.fillStyle = sweep(pen, -200, 700, ['#060A1E', '#101D5C', palette.royal2]);
  pen.fillRect(-600, -600, 3200, 1800);
  glow(pen, 960, 520, 1200, '#4A62E8', 0.5 * all);
  roof(pen);
  drawTier(pen, 330, 190, 66, time, energy);
  ring(pen, 520, 56, ember);
  drawTier(pen, 540, 220, 44, time + 0.3, energy);
  pen.fillStyle = `rgba(6,10,30,${0.78 * (1 - all)})`;
  pen.fillRect(-600, 200, 3200, 700);
  pitch(pen, all);
  for (let bank = 0; bank < 6; bank += 1) {
    const x = 130 + bank * 332;
    const bow = 52 * ((x - 960) / 960) ** 2;
    const light = lit(bank);
    drawBeam(pen, {
      x,
      y: 236 - bow,
      heading: (960 - x) / 2600 + Math.sin(time * 0.8 + bank) * 0.05,
      length: 940,
      breadth: 560,
      strength: light * (0.5 + 0.08 * pulse(time)),
    });
    drawLamps(pen, x, 232 - bow, 5, 17, light);
  }
}

function roof(pen: Pen): void {
  pen.fillStyle = '#0A1033';
  pen.beginPath();
  pen.moveTo(-600, 60);
  pen.quadraticCurveTo(960, 330, 2520, 60);
  pen.lineTo(2520, 150);
  pen.quadraticCurveTo(960, 400, -600, 150);
  pen.fill();
  pen.strokeStyle = '#22348F';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(-600, 60);
  pen.quadraticCurveTo(960, 330, 2520, 60);
  pen.stroke();
}

function ring(pen: Pen, y: number, bow: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 13;
  pen.beginPath();
  pen.moveTo(-240, y - bow);
  pen.quadraticCurveTo(960, y + bow, 2160, y - bow);
  pen.stroke();
}

function pitch(pen: Pen, all: number): void {
  within(pen, () => {
    pen.beginPath();
    pen.rect(-600, 756, 3200, 700);
    pen.clip();
    pen.fillStyle = sweep(pen, 756, 1080, ['#1F7A52', '#36B070']);
    pen.fillRect(-600, 756, 3200, 700);
    pen.fillStyle = 'rgba(255,255,255,.07)';
    for (let stripe = -8; stripe < 9; stripe += 2) {
      pen.beginPath();
      pen.moveTo(960 + stripe * 120, 756);
      pen.lineTo(960 + (stripe + 1) * 120, 756);
      pen.lineTo(960 + (stripe + 1) * 330, 1400);
      pen.lineTo(960 + stripe * 330, 1400);
      pen.fill();
    }
    pen.strokeStyle = clear(palette.chalk, 0.8);
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(960, 756);
    pen.lineTo(960, 1400);
    pen.moveTo(1290, 880);
    pen.ellipse(960, 880, 330, 62, 0, 0, Math.PI * 2);
    pen.stroke();
    pen.fillStyle = `rgba(6,10,30,${clamp(0.72 * (1 - all))})`;
    pen.fillRect(-600, 756, 3200, 700);
  });
  pen.fillStyle = palette.night2;
  pen.fillRect(-600, 742, 3200, 20);
  pen.fillStyle = mint;
  for (let panel = 0; panel < 9; panel += 2) pen.fillRect(-240 + panel * 300, 746, 280, 10);
}
