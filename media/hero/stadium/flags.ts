import * as THREE from 'three';
import type { Framing } from '../framing.ts';
import { clothAt, poleLean } from '../motion.ts';
import { type Shared, solid } from '../shading.ts';
import { LAP, spotAt, TIERS } from './bowl.ts';

const vertex = /* glsl */ `
varying vec2 vUv; varying vec3 vWorld; varying vec3 vNormal;
void main(){ vUv = uv; vec4 world = modelMatrix * vec4(position, 1.0); vWorld = world.xyz; vNormal = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * world; }`;

/** Patterns of terraces, none of a country: chequers, zigzag, harlequin, slanting bars. */
const cloth = /* glsl */ `
varying vec2 vUv; varying vec3 vWorld; varying vec3 vNormal; uniform float uPattern;
void main(){
  vec3 royal = vec3(0.05, 0.09, 0.50), chalk = vec3(0.88, 0.82, 0.70), gold = vec3(0.95, 0.52, 0.07), ember = vec3(0.85, 0.17, 0.05), ink = vec3(0.02, 0.03, 0.10);
  vec2 p = vUv * vec2(3.0, 2.0);
  vec3 colour;
  if (uPattern < 0.5) colour = mod(floor(p.x * 2.0) + floor(p.y * 2.0), 2.0) < 0.5 ? royal : chalk;
  else if (uPattern < 1.5) colour = fract(p.x * 1.1 + abs(fract(p.y) - 0.5) * 0.9) < 0.5 ? gold : ink;
  else if (uPattern < 2.5) { vec2 q = vec2(p.x + p.y * 0.75, p.x - p.y * 0.75); colour = mod(floor(q.x * 1.6) + floor(q.y * 1.6), 2.0) < 0.5 ? ember : ink; }
  else colour = fract((p.x + p.y * 0.9) * 1.1) < 0.3 ? gold : fract((p.x + p.y * 0.9) * 1.1) < 0.65 ? royal : chalk;
  float lit = abs(dot(normalize(vNormal), normalize(vec3(-0.35, 0.55, 0.75))));
  gl_FragColor = throughAir(colour * (WARM * (0.12 + 1.5 * lit * lit) + COOL * 0.2), distance(vWorld, cameraPosition));
}`;
const wood = /* glsl */ `
varying vec2 vUv; varying vec3 vWorld; varying vec3 vNormal;
void main(){ gl_FragColor = throughAir(vec3(0.09, 0.07, 0.06), distance(vWorld, cameraPosition)); }`;

/** Where flags stand: metres round the front row, tier, row, cloth height in metres, pattern. */
const bearers: readonly (readonly [number, number, number, number, number])[] = [
  [57, 1, 4, 2.8, 1],
  [66, 0, 13, 3.2, 0],
  [79, 0, 4, 2.7, 2],
  [90, 1, 8, 3.0, 3],
  [101, 0, 11, 2.9, 1],
  [113, 0, 5, 2.4, 2],
  [119, 1, 5, 2.5, 0],
  [127, 0, 14, 2.5, 3],
  [139, 0, 9, 2.0, 1],
];
const ACROSS = 22;
const UP = 10;

/** Big flags on poles, waved over the crowd. */
export function flags(view: Framing, shared: Shared) {
  const object = new THREE.Group();
  const moves = bearers.map(([along, level, row, size, pattern], index) => {
    const tier = TIERS[level] ?? { back: 0, floor: 0, depth: 0, rise: 0 };
    const spot = spotAt(along % LAP, tier.back + row * tier.depth);
    const pole = new THREE.Group();
    pole.position.set(spot.x, tier.floor + row * tier.rise + 1.1, spot.z);
    pole.rotation.y = Math.atan2(view.eye[0] - spot.x, view.eye[2] - spot.z) + (index % 2 ? 0.45 : -0.35);
    const turn = new THREE.Group();
    pole.add(turn);
    const length = size * 1.75;
    const stick = new THREE.CylinderGeometry(0.035, 0.045, length, 5).translate(0, length / 2, 0);
    turn.add(new THREE.Mesh(stick, solid(shared, vertex, wood)));
    const sheet = new THREE.PlaneGeometry(size * 1.5, size, ACROSS, UP).translate(
      size * 0.75,
      length - size / 2,
      0,
    );
    const home = Float32Array.from(sheet.getAttribute('position').array);
    turn.add(new THREE.Mesh(sheet, solid(shared, vertex, cloth, { uPattern: { value: pattern } })));
    object.add(pole);
    const seed = index * 0.377;
    return (t: number) => {
      turn.rotation.z = poleLean(t, seed);
      const corners = sheet.getAttribute('position');
      for (let corner = 0; corner < corners.count; corner += 1) {
        const x = home[corner * 3] ?? 0;
        const y = home[corner * 3 + 1] ?? 0;
        const at = clothAt(x / (size * 1.5), (y - length + size) / size, t, seed, size);
        corners.setXYZ(corner, x + at.pull, y + at.drop, at.push);
      }
      corners.needsUpdate = true;
      sheet.computeVertexNormals();
    };
  });
  return {
    object,
    move: (t: number) => {
      for (const move of moves) move(t);
    },
  };
}
