/** Dawn over hills that pass by, and the road below them. */
import * as palette from '../../../../content/palette.ts';
import { between, chance } from '../../stage/motion.ts';
import { gold } from '../../stage/palette.ts';
import { fillFrame, glow, type Pen, sweep } from '../../stage/pen.ts';

export function drawDawn(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, 800, [palette.royal, '#7A4FA8', '#F0705A', '#FFC46A']));
  glow(pen, 1340, 560, 760, '#FFD27A', 0.9);
  pen.fillStyle = '#FFF0C8';
  pen.beginPath();
  pen.arc(1340, 560 - time * 9, 118, 0, Math.PI * 2);
  pen.fill();
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const x = ((((chance(cloud * 3) * 2600 - time * between(cloud, 16, 44)) % 2600) + 2600) % 2600) - 340;
    const y = 90 + cloud * 46;
    pen.fillStyle = `rgba(255,236,214,${0.14 + 0.05 * (cloud % 3)})`;
    pen.beginPath();
    pen.roundRect(x, y, between(cloud * 7, 220, 480), 26, 13);
    pen.roundRect(x + 70, y - 18, between(cloud * 9, 120, 240), 30, 15);
    pen.fill();
  }
  hills(pen, time * 34, 600, 70, '#9A4A86', 1.1);
  hills(pen, time * 90, 670, 62, '#5B3488', 2.3);
  trees(pen, time * 210);
  hills(pen, time * 210, 742, 44, '#2E2470', 4.2);
}

function hills(pen: Pen, shift: number, base: number, height: number, colour: string, seed: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(-200, 1200);
  for (let x = -200; x <= 2120; x += 24) {
    const at = (x + shift) / 260;
    const rise = Math.sin(at * 0.8 + seed) + 0.5 * Math.sin(at * 1.9 + seed * 2) + 0.25 * Math.sin(at * 4.1);
    pen.lineTo(x, base - rise * height);
  }
  pen.lineTo(2120, 1200);
  pen.fill();
}

function trees(pen: Pen, shift: number): void {
  pen.fillStyle = '#3A2878';
  for (let tree = 0; tree < 22; tree += 1) {
    const x = ((((tree * 131 + chance(tree) * 80 - shift) % 2882) + 2882) % 2882) - 300;
    const size = between(tree * 3.1, 34, 76);
    pen.beginPath();
    pen.ellipse(x, 702 - size, size * 0.62, size, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillRect(x - 5, 690, 10, 60);
  }
}

/** The road and what stands beside it; `speed` in pixels a second. */
export function drawRoad(pen: Pen, time: number, speed: number): void {
  pen.fillStyle = sweep(pen, 850, 1080, ['#2A2460', '#15173F']);
  pen.fillRect(-300, 850, 2600, 400);
  pen.fillStyle = '#FFC46A';
  pen.globalAlpha = 0.5;
  pen.fillRect(-300, 850, 2600, 5);
  pen.globalAlpha = 1;
  pen.fillStyle = palette.chalk;
  for (let dash = 0; dash < 9; dash += 1) {
    const x = ((((dash * 320 - time * speed) % 2880) + 2880) % 2880) - 480;
    pen.beginPath();
    pen.moveTo(x + 30, 1000);
    pen.lineTo(x + 200, 1000);
    pen.lineTo(x + 180, 1016);
    pen.lineTo(x, 1016);
    pen.fill();
  }
}

/** Lamp posts at the far edge of the road. */
export function drawPosts(pen: Pen, time: number, speed: number): void {
  for (let post = 0; post < 3; post += 1) {
    const x = ((((post * 1300 - time * speed) % 3900) + 3900) % 3900) - 700;
    pen.fillStyle = palette.ink;
    pen.beginPath();
    pen.moveTo(x - 6, 424);
    pen.lineTo(x + 6, 424);
    pen.lineTo(x + 12, 868);
    pen.lineTo(x - 12, 868);
    pen.fill();
    pen.fillRect(x - 24, 860, 48, 14);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 10;
    pen.beginPath();
    pen.moveTo(x, 428);
    pen.quadraticCurveTo(x, 388, x - 70, 388);
    pen.stroke();
    pen.beginPath();
    pen.roundRect(x - 140, 376, 80, 20, [10, 10, 4, 4]);
    pen.fillStyle = palette.ink;
    pen.fill();
    pen.fillStyle = '#FFE9B8';
    pen.fillRect(x - 132, 396, 64, 8);
    glow(pen, x - 100, 402, 130, gold, 0.6);
  }
}
