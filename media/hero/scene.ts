import * as THREE from 'three';
import { crowd } from './fans/crowd.ts';
import { foreground } from './fans/foreground.ts';
import { confetti, torches } from './fans/paper.ts';
import { scarves } from './fans/scarves.ts';
import { lens } from './film/lens.ts';
import { FRAMINGS, type Shape } from './framing.ts';
import { match } from './match/match.ts';
import { cameraDrift } from './motion.ts';
import { sharedFor } from './shading.ts';
import { flags } from './stadium/flags.ts';
import { lamps } from './stadium/lamps.ts';
import { pitch } from './stadium/pitch.ts';
import { seatsFor } from './stadium/seats.ts';
import { sky } from './stadium/sky.ts';
import { stands } from './stadium/stands.ts';

declare global {
  interface Window {
    /**
     * Builds the scene at a scale of its full size; answers a function that draws the frame at t
     * seconds.
     */
    openScene(shape: Shape, scale: number): Promise<void>;
    /** A PNG of the moment `t`, in seconds, as base64. */
    shoot(t: number): Promise<string>;
  }
}

/** Fans nearer than this many metres show enough of themselves to be drawn finely. */
const DETAILED = 52;

window.openScene = async (shape, scale) => {
  const view = FRAMINGS[shape];
  const width = Math.round(view.width * scale);
  const height = Math.round(view.height * scale);
  const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true, antialias: false });
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  renderer.setSize(width, height);
  const shared = sharedFor(view);
  const seats = seatsFor(view);
  const away = (seat: { x: number; z: number }) => Math.hypot(seat.x - view.eye[0], seat.z - view.eye[2]);
  // Nearest first: what is hidden behind them then costs no shading.
  seats.sort((one, other) => away(one) - away(other));
  const close = seats.filter((seat) => away(seat) < DETAILED);
  const distant = seats.filter((seat) => away(seat) >= DETAILED);
  const lights = lamps(view, shared);
  const moved = [
    crowd(close, shared, 'near'),
    crowd(distant, shared, 'far'),
    scarves(seats, shared),
    flags(view, shared),
    torches(seats, shared),
    confetti(view, shared),
    stands(shared),
    match(shared),
    lights,
  ];
  const scene = new THREE.Scene();
  for (const { object } of moved) scene.add(object);
  scene.add(pitch(shared), sky(shared));
  const near = foreground(view, shared);
  const camera = new THREE.PerspectiveCamera(view.angle, view.width / view.height, 0.5, 400);
  const take = lens(renderer, width, height);
  window.shoot = async (t) => {
    const drift = cameraDrift(t);
    camera.position.set(view.eye[0] + drift.eye[0], view.eye[1] + drift.eye[1], view.eye[2] + drift.eye[2]);
    camera.lookAt(view.aim[0] + drift.aim[0], view.aim[1] + drift.aim[1], view.aim[2]);
    for (const part of [...moved, ...near]) part.move(t);
    take(scene, lights.air, near, camera);
    return renderer.domElement.toDataURL('image/png').split(',')[1] ?? '';
  };
};
