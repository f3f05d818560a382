/** A line on the map, a full coach, a tunnel with a light at its end. */

import * as palette from '../../../content/palette.ts';
import { drawPin } from '../props/app/city-map.ts';
import { drawCoach } from '../props/places/coach.ts';
import { drawDawn, drawPosts, drawRoad } from '../props/places/country.ts';
import { between, clamp, easeIn, easeInOut, easeOut, lerp, pulse, ramp, spring } from '../stage/motion.ts';
import { chalk, clear, ember, gold, ink, mint, paper, royal } from '../stage/palette.ts';
import { fillFrame, frameHeight, frameWidth, type Pen, shoot, sweep, within } from '../stage/pen.ts';
import { kicker, rise } from '../stage/type.ts';
import { drawTunnel } from './tunnel.ts';

const roadAt = 4;
const tunnelAt = 10;

export function drawAwayDays(pen: Pen, time: number): void {
  if (time < roadAt) drawMap(pen, time);
  else if (time < tunnelAt) drawDrive(pen, time - roadAt);
  else drawTunnel(pen, time - tunnelAt);
}

const land = new Path2D(
  'M760 -80C700 60 820 120 800 240C780 340 660 360 690 470C720 560 860 540 850 660C840 760 700 800 760 920C800 1010 930 1000 980 1180L2100 1180L2100 -80Z',
);
const stops: readonly (readonly [number, number])[] = [
  [960, 860],
  [1080, 640],
  [1320, 700],
  [1420, 450],
  [1640, 400],
  [1720, 210],
];

/** The point a share of the way along the stops, and the heading there. */
function onRoute(share: number): { x: number; y: number; heading: number } {
  const leg = clamp(share) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(leg));
  const [ax, ay] = stops[index] ?? [0, 0];
  const [bx, by] = stops[index + 1] ?? [0, 0];
  const part = leg - index;
  return { x: lerp(ax, bx, part), y: lerp(ay, by, part), heading: Math.atan2(by - ay, bx - ax) };
}

function drawMap(pen: Pen, time: number): void {
  fillFrame(pen, sweep(pen, 0, frameHeight, [palette.royal2, royal, '#1B2A88']));
  const drive = ramp(time, 0.5, 3.8, (share) => lerp(share, easeInOut(share), 0.6));
  const bus = onRoute(drive);
  const camera = {
    x: lerp(900, 985, drive),
    y: lerp(600, 500, drive),
    zoom: lerp(1.02, 1.12, drive),
    roll: lerp(0.04, -0.03, drive),
  };
  shoot(pen, camera, 1, () => {
    pen.strokeStyle = clear(palette.mint, 0.28);
    pen.lineWidth = 5;
    for (let shore = 1; shore < 4; shore += 1) {
      within(pen, () => {
        pen.translate(-shore * 34 + Math.sin(time * 2 + shore) * 5, 0);
        pen.stroke(land);
      });
    }
    pen.fillStyle = mint;
    pen.fill(land);
    woods(pen);
    pen.strokeStyle = 'rgba(11,58,68,.16)';
    pen.lineWidth = 3;
    for (let fold = 0; fold < 5; fold += 1) {
      pen.beginPath();
      pen.moveTo(900 + fold * 260, -100);
      pen.lineTo(860 + fold * 260, 1200);
      pen.stroke();
    }
    pen.strokeStyle = 'rgba(11,58,68,.35)';
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.lineWidth = 6;
    pen.setLineDash([2, 16]);
    pen.beginPath();
    for (const [x, y] of stops) pen.lineTo(x, y);
    pen.stroke();
    pen.setLineDash([]);
    pen.strokeStyle = royal;
    pen.lineWidth = 16;
    pen.beginPath();
    const legs = drive * (stops.length - 1);
    stops.forEach(([x, y], index) => {
      if (index <= legs) pen.lineTo(x, y);
    });
    pen.lineTo(bus.x, bus.y);
    pen.stroke();
    stops.forEach(([x, y], index) => {
      const reached = drive >= index / (stops.length - 1) - 0.02;
      pen.fillStyle = paper;
      pen.beginPath();
      pen.arc(x, y, 17, 0, Math.PI * 2);
      pen.fill();
      pen.lineWidth = 8;
      pen.strokeStyle = reached ? ember : royal;
      pen.stroke();
    });
    const last = stops.at(-1) ?? [0, 0];
    drawPin(pen, last[0], last[1], 46 * spring(clamp(time / 0.5)) * (1 + 0.06 * pulse(time)), ember, 'fan');
    badge(pen, bus.x, bus.y, bus.heading, time);
  });
  kicker(pen, 'Away days', 100, 402, gold, time - 0.2);
  rise(pen, 'Pack the', { x: 92, y: 520, size: 92, width: 100, fill: chalk, time: time - 0.3 });
  rise(pen, 'scarf.', { x: 92, y: 620, size: 92, width: 100, fill: gold, time: time - 0.6 });
}

/** Patches of trees, and the ground at the end of the road. */
function woods(pen: Pen): void {
  pen.fillStyle = '#5FCDB8';
  for (let patch = 0; patch < 26; patch += 1) {
    const x = between(patch * 3.1, 930, 2000);
    const y = between(patch * 7.3, -20, 1100);
    for (let tree = 0; tree < 5; tree += 1) {
      const dx = between(patch * 11 + tree, -60, 60);
      const dy = between(patch * 13 + tree * 2, -30, 30);
      pen.beginPath();
      pen.moveTo(x + dx, y + dy - 34);
      pen.lineTo(x + dx + 17, y + dy);
      pen.lineTo(x + dx - 17, y + dy);
      pen.fill();
    }
  }
  const [x, y] = stops.at(-1) ?? [0, 0];
  pen.fillStyle = royal;
  pen.beginPath();
  pen.ellipse(x, y + 4, 104, 52, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#2F9E63';
  pen.beginPath();
  pen.ellipse(x, y + 2, 72, 32, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = paper;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x, y - 30);
  pen.lineTo(x, y + 34);
  pen.stroke();
}

/** The small coach on the map, hopping along. */
function badge(pen: Pen, x: number, y: number, heading: number, time: number): void {
  within(pen, () => {
    pen.translate(x, y - 6 - 8 * Math.abs(Math.sin(time * 12.57)));
    pen.rotate(heading * 0.35);
    pen.fillStyle = ink;
    pen.beginPath();
    pen.roundRect(-66, -54, 132, 58, 14);
    pen.fill();
    pen.fillStyle = gold;
    pen.beginPath();
    pen.roundRect(-60, -60, 120, 56, 12);
    pen.fill();
    pen.fillStyle = ink;
    for (let pane = 0; pane < 4; pane += 1) pen.fillRect(-50 + pane * 26, -50, 20, 20);
    pen.fillStyle = ember;
    pen.fillRect(-60, -22, 120, 7);
    pen.fillStyle = ink;
    for (const wheel of [-34, 34]) {
      pen.beginPath();
      pen.arc(wheel, 0, 13, 0, Math.PI * 2);
      pen.fill();
    }
  });
}

function drawDrive(pen: Pen, time: number): void {
  const camera = {
    x: lerp(1000, 930, time / 6),
    y: 540,
    zoom: lerp(1.04, 1.12, time / 6),
    roll: Math.sin(time * 1.1) * 0.006,
  };
  shoot(pen, camera, 0.4, () => drawDawn(pen, time));
  shoot(pen, camera, 1, () => {
    drawRoad(pen, time, 1500);
    drawPosts(pen, time, 1500);
    const enter = ramp(time, 0, 1.4, easeOut);
    const leave = ramp(time, 5.1, 6.1, easeIn);
    drawCoach(pen, lerp(-1500, 300, enter) + leave * 700 + Math.sin(time * 0.9) * 24, 500, time);
  });
  rise(pen, 'Six hours.', { x: 110, y: 190, size: 128, fill: chalk, time: time - 0.2, leave: 2.6 });
  rise(pen, 'One song.', { x: 110, y: 325, size: 128, fill: gold, time: time - 1.2, leave: 1.6 });
  rise(pen, 'Never travel', { x: 110, y: 190, size: 128, fill: chalk, time: time - 3.2 });
  rise(pen, 'alone.', { x: 110, y: 325, size: 128, fill: gold, time: time - 3.6 });
  const mouth = ramp(time, 5.2, 6, easeIn);
  if (mouth > 0) {
    pen.fillStyle = '#0A0F2C';
    // The concrete round the tunnel's mouth.
    pen.strokeStyle = '#5B6BC0';
    pen.lineWidth = 64;
    pen.beginPath();
    pen.moveTo(frameWidth + 20, -20);
    pen.lineTo(lerp(frameWidth + 300, -420, mouth), -20);
    pen.quadraticCurveTo(lerp(frameWidth - 20, -700, mouth), 300, lerp(frameWidth + 20, -620, mouth), 1100);
    pen.lineTo(frameWidth + 20, 1100);
    pen.stroke();
    pen.fill();
  }
}
