/** Rain, confetti and the dark edge of the lens. */
import * as palette from '../../../../content/palette.ts';
import { between, chance } from '../../stage/motion.ts';
import { chalk, clear, ember, gold, mint } from '../../stage/palette.ts';
import { frameHeight, frameWidth, type Pen, sprite } from '../../stage/pen.ts';

export function drawRain(pen: Pen, time: number, drops = 160, strength = 0.16): void {
  pen.strokeStyle = `rgba(185,194,230,${strength})`;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let drop = 0; drop < drops; drop += 1) {
    const speed = between(drop, 1500, 2200);
    const y = ((chance(drop * 5.1) * 1300 + time * speed) % 1300) - 100;
    const x = chance(drop * 2.7) * 2100 - 40 - y * 0.09;
    pen.moveTo(x, y);
    pen.lineTo(x - 5, y + 58);
  }
  pen.stroke();
}

const papers = [gold, chalk, ember, mint, '#5A72E6'] as const;

/** Confetti thrown up at `time` 0 from `x`,`y`, falling for some seconds. */
export function drawConfetti(pen: Pen, time: number, x: number, y: number, count = 160, power = 1): void {
  if (time < 0 || time > 6) return;
  for (let piece = 0; piece < count; piece += 1) {
    const heading = -Math.PI / 2 + (chance(piece * 1.3) - 0.5) * 2.3;
    const speed = between(piece * 2.9, 500, 1700) * power;
    const drag = (1 - Math.exp(-time * 1.5)) / 1.5;
    const px = x + Math.cos(heading) * speed * drag + Math.sin(time * 3 + piece) * 26;
    const py = y + Math.sin(heading) * speed * drag + 210 * time * time * 0.55;
    if (py > frameHeight + 60 || py < -80) continue;
    const spin = time * between(piece * 7.7, -9, 9) + piece;
    pen.save();
    pen.translate(px, py);
    pen.rotate(spin);
    pen.scale(1, Math.cos(spin * 1.7));
    pen.fillStyle = papers[piece % papers.length] ?? gold;
    const size = between(piece * 3.3, 9, 22);
    pen.fillRect(-size / 2, -size / 3, size, size * 0.66);
    pen.restore();
  }
}

/** Confetti that falls from above for as long as the scene lasts. */
export function drawTicker(pen: Pen, time: number, count = 90, alpha = 1): void {
  pen.save();
  pen.globalAlpha *= alpha;
  for (let piece = 0; piece < count; piece += 1) {
    const speed = between(piece * 2.1, 130, 330);
    const near = between(piece * 8.3, 0.6, 1.7);
    const y = ((chance(piece * 4.7) * 1300 + time * speed * near) % 1300) - 100;
    const x = chance(piece * 6.1) * 2000 - 40 + Math.sin(time * 1.6 + piece) * 50;
    const spin = time * between(piece, -5, 5) + piece;
    pen.save();
    pen.translate(x, y);
    pen.rotate(spin);
    pen.scale(near, near * Math.cos(spin * 1.4));
    pen.fillStyle = papers[piece % papers.length] ?? gold;
    pen.fillRect(-9, -6, 18, 12);
    pen.restore();
  }
  pen.restore();
}

let lens: HTMLCanvasElement | undefined;

/** Darkens the corners, so that the eye stays in the middle. */
export function drawVignette(pen: Pen, strength = 0.55): void {
  lens ??= sprite(frameWidth / 4, frameHeight / 4, (small) => {
    const gradient = small.createRadialGradient(240, 135, 90, 240, 135, 285);
    gradient.addColorStop(0, clear(palette.pitchBlack, 0));
    gradient.addColorStop(1, clear(palette.pitchBlack, 1));
    small.fillStyle = gradient;
    small.fillRect(0, 0, frameWidth / 4, frameHeight / 4);
  });
  pen.save();
  pen.globalAlpha = strength;
  pen.drawImage(lens, 0, 0, frameWidth, frameHeight);
  pen.restore();
}
