/** A ticket, a tear, and the fans are next to the people they sing for. */
import { drawRow } from '../props/people/crowd.ts';
import { drawFan } from '../props/people/fan.ts';
import { player } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { drawBeam, drawLamps } from '../props/places/floodlight.ts';
import { drawTicker, drawVignette } from '../props/places/weather.ts';
import { drawCup } from '../props/things/cup.ts';
import { drawTicket, tearLine, ticketHeight, ticketWidth } from '../props/things/ticket.ts';
import { beat, clamp, easeIn, easeOut, hop, lerp, pulse, ramp, spring } from '../stage/motion.ts';
import { chalk, ember, gold, mint } from '../stage/palette.ts';
import { fillFrame, frameHeight, glow, type Pen, shoot, sweep, within } from '../stage/pen.ts';
import { rise, write } from '../stage/type.ts';
import { drawClubPhoto } from './club-photo.ts';

const stageAt = 3.2;
const photoAt = 7;

export function drawClubEvent(pen: Pen, time: number): void {
  if (time >= photoAt) {
    drawClubPhoto(pen, time - photoAt);
    return;
  }
  if (time >= stageAt) drawStage(pen, time - stageAt);
  if (time < 4.4) drawPaper(pen, time);
}

function drawPaper(pen: Pen, time: number): void {
  const apart = ramp(time, stageAt, 4.3, easeIn);
  const arrive = spring(clamp(time / 0.7));
  const turn = lerp(0.5, -0.07, arrive) + Math.sin(time * 1.5) * 0.01;
  const zoom = 1.12 + 0.02 * pulse(time) + ramp(time, 2.6, 3.4) * 0.1;
  const place = (): void => {
    pen.translate(960 + (1 - arrive) * 1500, 590);
    pen.rotate(turn);
    pen.scale(zoom, zoom);
    pen.translate(-ticketWidth / 2, -ticketHeight / 2);
  };
  for (const side of time < stageAt ? [0] : [-1, 1])
    within(pen, () => {
      pen.translate(side * apart * 1700, side * apart * 120);
      pen.rotate(side * apart * 0.16);
      if (side !== 0)
        within(pen, () => {
          place();
          pen.beginPath();
          const far = side * 2600;
          for (const [x, y] of tearLine()) pen.lineTo(x, y);
          pen.lineTo(far, 2200);
          pen.lineTo(far, -1400);
        });
      if (side !== 0) pen.clip();
      fillFrame(pen, chalk);
      programme(pen, time);
      within(pen, () => {
        place();
        drawTicket(pen, ['Club', 'night'], 'Meet the players');
        stamp(pen, time);
      });
    });
}

function programme(pen: Pen, time: number): void {
  pen.fillStyle = '#EAE3D2';
  for (let band = 0; band < 7; band += 1)
    pen.fillRect(-400 + band * 420 - ((time * 60) % 420), -200, 210, 1500);
  write(pen, 'PROGRAMME', { x: 100, y: 190, size: 150, fill: '#DDD4BE', width: 130 });
}

function stamp(pen: Pen, time: number): void {
  const hit = ramp(time, 1.75, 2, easeIn);
  if (hit <= 0) return;
  within(pen, () => {
    pen.globalAlpha = hit;
    pen.translate(720, 180);
    pen.rotate(-0.25);
    pen.scale(lerp(3, 1, hit), lerp(3, 1, hit));
    pen.strokeStyle = mint;
    pen.lineWidth = 9;
    pen.beginPath();
    pen.arc(0, 0, 104, 0, Math.PI * 2);
    pen.stroke();
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(0, 0, 88, 0, Math.PI * 2);
    pen.stroke();
    write(pen, 'IN', { x: 0, y: 36, size: 104, fill: mint, align: 'middle', width: 120 });
  });
}

function drawStage(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, ['#0A0F33', '#1B2A86', '#3B2A7A']));
  const camera = { x: lerp(900, 1000, time / 4), y: 540, zoom: lerp(1, 1.1, time / 4) };
  shoot(pen, camera, 0.5, () => {
    pen.fillStyle = '#14206A';
    for (let slat = 0; slat < 24; slat += 1) pen.fillRect(-100 + slat * 92, 90, 46, 620);
    glow(pen, 1200, 420, 760, '#5A72FF', 0.6);
    for (let lamp = 0; lamp < 6; lamp += 1) {
      const x = 160 + lamp * 330;
      const heading = Math.sin(time * Math.PI * 0.5 + lamp * 1.3) * 0.5;
      const strength = 0.42 + 0.3 * pulse(time + lamp * beat * 0.5, beat * 2);
      drawBeam(pen, { x, y: 60, heading, length: 980, breadth: 420, strength });
      drawLamps(pen, x, 56, 3, 26, 0.9);
    }
  });
  drawTicker(pen, time + 20, 70, ramp(time, 1.3, 2));
  shoot(pen, camera, 0.8, () => {
    pen.fillStyle = '#0A0F33';
    pen.fillRect(-300, 760, 2600, 500);
    pen.fillStyle = ember;
    pen.fillRect(-300, 752, 2600, 12);
    const light: Light = { colour: chalk, dx: 0.06, dy: -0.09, dark: 0.06 };
    const lift = ramp(time, 1.2, 1.8, easeOut);
    drawFan(
      pen,
      'faisal',
      {
        x: 920,
        y: 560 + 6 * hop(time),
        unit: 56,
        time,
        left: [-2, 5],
        right: [2.3, -2.7],
        holds: 'none',
        mouth: 0.4,
      },
      light,
    );
    const y = 545 - 24 * lift * hop(time);
    const cup = (): void => drawCup(pen, 1310, y + lerp(150, -330, lift), 118);
    // Raised, the cup is behind the hands that hold it.
    if (lift > 0.5) cup();
    drawFan(
      pen,
      player,
      {
        x: 1310,
        y,
        unit: 66,
        time,
        left: [lerp(-1, -0.85, lift), lerp(2.4, -3.75, lift)],
        right: [lerp(1, 0.85, lift), lerp(2.4, -3.75, lift)],
        holds: 'cup',
        mouth: 0.9 * lift,
      },
      light,
    );
    if (lift <= 0.5) cup();
    glow(pen, 1310, y + lerp(100, -400, lift), 300, gold, 0.5 * lift);
    pen.fillStyle = '#0A0F33';
    pen.fillRect(-300, 765, 2600, 500);
  });
  shoot(pen, camera, 1.1, () => {
    const light: Light = { colour: '#9DB0FF', dx: 0.05, dy: -0.09, dark: 0.68 };
    drawRow(pen, {
      y: 900,
      unit: 66,
      from: 40,
      to: 1960,
      count: 9,
      time,
      energy: 0.5,
      light,
      behind: true,
      seed: 20,
    });
    drawRow(pen, {
      y: 1030,
      unit: 96,
      from: 60,
      to: 1900,
      count: 6,
      time,
      energy: 0.62,
      light,
      behind: true,
      seed: 2,
      heroAt: 1,
    });
  });
  drawVignette(pen, 0.5);
  rise(pen, 'Closer to', { x: 110, y: 250, size: 124, fill: chalk, time: time - 0.8 });
  rise(pen, 'the club', { x: 110, y: 385, size: 124, fill: gold, time: time - 1.1 });
}
