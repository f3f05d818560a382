import * as THREE from 'three';
import type { Framing } from '../framing.ts';
import { paperPose, torchAt } from '../motion.ts';
import { pick, seeded } from '../random.ts';
import { moving, type Shared, solid } from '../shading.ts';
import type { Rgb, Seat } from '../stadium/seats.ts';

const vertex = /* glsl */ `
attribute vec3 spot; attribute vec3 turn; attribute vec3 colour;
varying vec3 vColour; varying vec3 vWorld; varying float vLit;
void main(){
  float c = cos(turn.x), s = sin(turn.x), d = cos(turn.y), e = sin(turn.y);
  vec3 p = vec3(position.x * c - position.y * s, (position.x * s + position.y * c) * d, (position.x * s + position.y * c) * e);
  vWorld = spot + p * turn.z; vColour = colour; vLit = 0.35 + 0.65 * abs(d);
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0); }`;
const fragment = /* glsl */ `
varying vec3 vColour; varying vec3 vWorld; varying float vLit;
void main(){ gl_FragColor = throughAir(vColour * vLit, distance(vWorld, cameraPosition)); }`;

const papers: readonly [Rgb, ...Rgb[]] = [
  [1.2, 1.05, 0.8],
  [1.3, 0.7, 0.12],
  [0.14, 0.22, 0.95],
  [1.2, 0.3, 0.09],
];
const SPAN = 16;

function bits(count: number, shared: Shared) {
  const shape = new THREE.InstancedBufferGeometry();
  const square = new THREE.PlaneGeometry(1.5, 1);
  shape.setAttribute('position', square.getAttribute('position'));
  shape.setIndex(square.index);
  shape.instanceCount = count;
  const spot = moving(count, 3);
  const turn = moving(count, 3);
  const colour = new THREE.InstancedBufferAttribute(new Float32Array(count * 3), 3);
  shape.setAttribute('spot', spot).setAttribute('turn', turn).setAttribute('colour', colour);
  const object = new THREE.Mesh(shape, solid(shared, vertex, fragment));
  object.frustumCulled = false;
  return { object, spot, turn, colour };
}

/** A little confetti in the air between the camera and the far stand. */
export function confetti(view: Framing, shared: Shared) {
  const random = seeded(58);
  const tall = Math.tan((view.angle * Math.PI) / 360);
  const pieces = Array.from({ length: 210 }, () => {
    const away = 20 + random() ** 1.3 * 60;
    const across = (random() * 2 - 1) * tall * (view.width / view.height) * away;
    const axis = Math.atan2(view.aim[0] - view.eye[0], view.eye[2] - view.aim[2]);
    return {
      x: view.eye[0] + Math.sin(axis) * away + Math.cos(axis) * across,
      y: view.eye[1] + tall * away * (random() * 0.9 - 0.1),
      z: view.eye[2] - Math.cos(axis) * away + Math.sin(axis) * across,
      phase: random(),
      spin: 5 + Math.floor(random() * 6),
      falls: 1,
      size: 0.055 + random() * 0.04,
      tint: random(),
    };
  });
  const { object, spot, turn, colour } = bits(pieces.length, shared);
  pieces.forEach((piece, index) => {
    colour.setXYZ(index, ...pick(papers, piece.tint));
  });
  return {
    object,
    move(t: number) {
      pieces.forEach((piece, index) => {
        const { fall, drift, turn: spin, tumble, show } = paperPose(piece, t);
        spot.setXYZ(index, piece.x + drift, piece.y + SPAN * (0.5 - fall), piece.z + drift * 0.6);
        turn.setXYZ(index, spin, tumble, piece.size * show);
      });
      spot.needsUpdate = true;
      turn.needsUpdate = true;
    },
  };
}

/** Torches of telephones, held up in the dark rows. */
export function torches(seats: readonly Seat[], shared: Shared) {
  const owners = seats.filter((seat) => seat.beat > 0.982);
  const { object, spot, turn, colour } = bits(owners.length, shared);
  owners.forEach((_owner, index) => {
    colour.setXYZ(index, 9, 8, 6.6);
  });
  return {
    object,
    move(t: number) {
      owners.forEach((seat, index) => {
        spot.setXYZ(index, seat.x, seat.y + 2.1, seat.z);
        turn.setXYZ(index, 0, 0, 0.1 * torchAt(t, seat.mood));
      });
      spot.needsUpdate = true;
      turn.needsUpdate = true;
    },
  };
}
