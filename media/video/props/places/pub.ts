/** The room of the watch party: brick, bulbs, bunting and one big screen. */
import { between, chance } from '../../stage/motion.ts';
import { chalk, ember, gold, mint, royalLit } from '../../stage/palette.ts';
import { glow, type Pen, sweep } from '../../stage/pen.ts';
import { drawBroadcast, type Screen } from '../things/broadcast.ts';

const pubScreen: Screen = { x: 960, y: 170, width: 860, height: 470 };

export function drawPubWall(pen: Pen, time: number): void {
  pen.fillStyle = sweep(pen, -100, 1100, ['#4A1830', '#8A3428', '#5A2030']);
  pen.fillRect(-800, -400, 3600, 2000);
  pen.strokeStyle = 'rgba(20,6,24,.22)';
  pen.lineWidth = 3;
  pen.beginPath();
  for (let course = 0; course < 26; course += 1) {
    const y = -80 + course * 46;
    pen.moveTo(-800, y);
    pen.lineTo(2800, y);
    for (let brick = 0; brick < 34; brick += 1) {
      const x = -800 + brick * 106 + (course % 2) * 53;
      pen.moveTo(x, y);
      pen.lineTo(x, y + 46);
    }
  }
  pen.stroke();
  frames(pen);
  pen.fillStyle = '#12060F';
  pen.beginPath();
  pen.roundRect(pubScreen.x - 22, pubScreen.y - 22, pubScreen.width + 44, pubScreen.height + 44, 16);
  pen.fill();
  drawBroadcast(pen, pubScreen, time);
  glow(pen, pubScreen.x + 440, pubScreen.y + 250, 900, '#7FA0FF', 0.32);
}

/** Framed pictures: plain shapes, scarves, a cup. */
function frames(pen: Pen): void {
  const places: readonly (readonly [number, number, number, number, string])[] = [
    [-420, 180, 170, 220, mint],
    [-190, 120, 240, 170, gold],
    [-160, 340, 190, 230, '#C7D0F5'],
    [1880, 200, 200, 260, gold],
    [2130, 170, 260, 180, mint],
  ];
  for (const [x, y, width, height, colour] of places) {
    pen.fillStyle = '#2A0F1E';
    pen.fillRect(x - 10, y - 10, width + 20, height + 20);
    pen.fillStyle = colour;
    pen.globalAlpha = 0.75;
    pen.fillRect(x, y, width, height);
    pen.globalAlpha = 1;
    pen.fillStyle = '#2A0F1E';
    pen.fillRect(x + width * 0.2, y + height * 0.32, width * 0.6, height * 0.16);
    pen.fillStyle = ember;
    pen.fillRect(x + width * 0.2, y + height * 0.48, width * 0.6, height * 0.16);
  }
}

/** Lamps on a wire and pennants, in front of the wall. */
export function drawBunting(pen: Pen, time: number): void {
  const colours = [gold, chalk, royalLit, mint, ember];
  for (const [y, sag, shift] of [
    [-10, 120, 0],
    [-60, 210, 400],
  ] as const) {
    pen.strokeStyle = '#1A0A1A';
    pen.lineWidth = 4;
    for (let span = -1; span < 4; span += 1) {
      const x = span * 760 - shift;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + 380, y + sag * 2, x + 760, y);
      pen.stroke();
      for (let flag = 0; flag < 9; flag += 1) {
        const share = (flag + 0.5) / 9;
        const px = x + share * 760;
        const py = y + 4 * share * (1 - share) * sag;
        const sway = Math.sin(time * 2 + flag + span) * 6;
        if (shift) {
          const lit = 0.7 + 0.3 * chance(flag + Math.floor(time * 2) * 3);
          glow(pen, px, py + 20, 90, gold, 0.5 * lit);
          pen.fillStyle = '#FFE9B8';
          pen.beginPath();
          pen.arc(px, py + 18, 12, 0, Math.PI * 2);
          pen.fill();
          continue;
        }
        pen.fillStyle = colours[(flag + span + 5) % colours.length] ?? gold;
        pen.beginPath();
        pen.moveTo(px - 30, py);
        pen.lineTo(px + 30, py);
        pen.lineTo(px + sway, py + 74);
        pen.fill();
      }
    }
  }
}

/** Out-of-focus lights of the room behind faces. */
export function drawBokeh(pen: Pen, time: number): void {
  for (let light = 0; light < 34; light += 1) {
    const x = between(light * 3.7, -100, 2020);
    const y = between(light * 9.1, 40, 760);
    const size = between(light * 1.9, 26, 92);
    pen.globalAlpha = 0.14 + 0.1 * Math.sin(time * 1.4 + light);
    pen.fillStyle = [gold, ember, '#FFD9A0', '#C7546A'][light % 4] ?? gold;
    pen.beginPath();
    pen.arc(x, y, size, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}
