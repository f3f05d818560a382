/** The town at night, with a ground glowing on the horizon. */
import * as palette from '../../../../content/palette.ts';
import { between, chance } from '../../stage/motion.ts';
import { clear } from '../../stage/palette.ts';
import { fillFrame, glow, type Pen, sweep } from '../../stage/pen.ts';

export function drawSkyline(pen: Pen, time: number, horizon = 900): void {
  fillFrame(pen, sweep(pen, -100, horizon, ['#050919', palette.night2, '#2A3A94']));
  glow(pen, 420, horizon, 620, '#4A62D8', 0.55);
  farGround(pen, 420, horizon, time);
  for (let tower = 0; tower < 30; tower += 1) {
    const x = -60 + tower * 74 + between(tower, -20, 20);
    const height = between(tower * 3.3, 40, 170) + (tower > 9 ? 40 : 0);
    pen.fillStyle = tower % 2 ? '#0C1540' : '#0F1A4C';
    pen.fillRect(x, horizon - height + 40, between(tower * 7, 60, 110), height + 400);
    for (let light = 0; light < 5; light += 1) {
      if (chance(tower * 11 + light * 3.7) < 0.45) continue;
      pen.fillStyle = clear(palette.gold, 0.35);
      pen.fillRect(x + 10 + (light % 2) * 26, horizon - height + 58 + light * 22, 8, 11);
    }
  }
  pen.fillStyle = sweep(pen, horizon - 40, horizon + 260, [clear(palette.night, 0), palette.night]);
  pen.fillRect(-400, horizon - 40, 3000, 700);
}

function farGround(pen: Pen, x: number, horizon: number, time: number): void {
  pen.fillStyle = '#1B2A78';
  pen.beginPath();
  pen.moveTo(x - 230, horizon + 10);
  pen.quadraticCurveTo(x - 220, horizon - 92, x - 150, horizon - 104);
  pen.lineTo(x + 150, horizon - 104);
  pen.quadraticCurveTo(x + 220, horizon - 92, x + 230, horizon + 10);
  pen.fill();
  pen.fillStyle = palette.chalk;
  for (let lamp = 0; lamp < 15; lamp += 1) pen.fillRect(x - 150 + lamp * 20.5, horizon - 112, 11, 5);
  const breathe = 0.55 + 0.08 * Math.sin(time * 5);
  for (const side of [-1, -0.34, 0.34, 1]) {
    glow(pen, x + side * 140, horizon - 110, 130, '#C9D6FF', breathe);
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    const beam = pen.createLinearGradient(0, horizon - 100, 0, horizon - 560);
    beam.addColorStop(0, 'rgba(150,175,255,.26)');
    beam.addColorStop(1, 'rgba(150,175,255,0)');
    pen.fillStyle = beam;
    pen.beginPath();
    pen.moveTo(x + side * 140 - 8, horizon - 108);
    pen.lineTo(x + side * 330 - 70 + Math.sin(time * 0.7 + side) * 20, horizon - 560);
    pen.lineTo(x + side * 330 + 70 + Math.sin(time * 0.7 + side) * 20, horizon - 560);
    pen.lineTo(x + side * 140 + 8, horizon - 108);
    pen.fill();
    pen.restore();
  }
}
