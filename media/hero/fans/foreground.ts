import * as THREE from 'three';
import type { Framing } from '../framing.ts';
import { pick, seeded } from '../random.ts';
import type { Shared } from '../shading.ts';
import type { Rgb, Seat } from '../stadium/seats.ts';
import { crowd } from './crowd.ts';
import { scarves } from './scarves.ts';

const coats: readonly [Rgb, ...Rgb[]] = [
  [0.02, 0.03, 0.09],
  [0.025, 0.03, 0.07],
  [0.03, 0.05, 0.2],
];
const hats: readonly [Rgb, ...Rgb[]] = [
  [0.015, 0.015, 0.03],
  [0.02, 0.035, 0.13],
  [0.02, 0.02, 0.04],
  [0.12, 0.1, 0.08],
];
const dimSkin: Rgb = [0.07, 0.045, 0.04];

/** A row of backs before the camera: dark, rimmed by the lamps, so that words can lie over them. */
function row(view: Framing, away: number, below: number, gap: number, seed: number): Seat[] {
  const random = seeded(seed);
  const axis = Math.atan2(view.aim[0] - view.eye[0], view.eye[2] - view.aim[2]);
  const reach = Math.tan((view.angle * Math.PI) / 360) * (view.width / view.height) * away + 1;
  const seats: Seat[] = [];
  for (let across = -reach; across < reach; across += gap * (0.8 + random() * 0.5)) {
    const size = 0.95 + random() * 0.12;
    seats.push({
      x: view.eye[0] + Math.sin(axis) * away + Math.cos(axis) * across,
      y: view.eye[1] - below - 1.8 + random() * 0.16,
      z: view.eye[2] - Math.cos(axis) * away + Math.sin(axis) * across,
      facing: Math.PI - axis + (random() - 0.5) * 0.6,
      lap: 0.05 + across * 0.002,
      height: 0,
      tier: 0,
      size,
      shirt: pick(coats, random()),
      skin: dimSkin,
      hair: pick(hats, random()),
      mood: random(),
      beat: random(),
      scarf: random() < 0.13 ? 'up' : 'none',
    });
  }
  return seats;
}

/** Rows near the camera, each with its blur radius in pixels of a 1080 line picture. */
export function foreground(view: Framing, shared: Shared) {
  const drop = Math.tan((view.angle * Math.PI) / 360);
  // A tall picture leaves the pitch empty below, so its fans stand higher.
  const tall = view.height > view.width ? 0.8 : 1;
  const rows = [
    { away: 9.5, fall: 0.8, gap: 0.9, blur: 6, seed: 3 },
    { away: 5.5, fall: 0.97, gap: 1.0, blur: 13, seed: 11 },
  ];
  return rows.map(({ away, fall, gap, blur, seed }) => {
    const seats = row(view, away, drop * fall * tall * away, gap, seed);
    const parts = [crowd(seats, shared, 'near', 'against the light'), scarves(seats, shared, 0.4)];
    const scene = new THREE.Scene();
    for (const { object } of parts) scene.add(object);
    return {
      scene,
      blur,
      move: (t: number) => {
        for (const part of parts) part.move(t);
      },
    };
  });
}
