import * as THREE from 'three';
import type { Framing } from '../framing.ts';
import { lampGlow } from '../motion.ts';
import { glow, moving, type Shared, solid } from '../shading.ts';
import { LAP, ROOF, spotAt } from './bowl.ts';

const EVERY = 10.5;
const facing = /* glsl */ `vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
  vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);`;

const bulbVertex = /* glsl */ `
attribute vec3 spot;
varying vec3 vWorld;
void main(){ ${facing}
  vWorld = spot + (right * position.x + up * position.y) * 0.3;
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0); }`;
const bulb = /* glsl */ `
varying vec3 vWorld;
void main(){ float d = distance(vWorld, cameraPosition); gl_FragColor = vec4(vec3(14.0, 11.6, 8.2), blurAt(d) * 1.3); }`;

const haloVertex = /* glsl */ `
attribute vec3 spot; attribute float power;
varying vec2 vAt; varying float vPower;
void main(){ ${facing}
  vec3 world = spot + (right * position.x * 1.5 + up * position.y) * 9.0;
  vAt = position.xy; vPower = power;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0); }`;
const halo = /* glsl */ `
varying vec2 vAt; varying float vPower;
void main(){
  float r = length(vAt);
  float soft = exp(-r * r * 9.0) * 0.10 + exp(-r * 13.0) * 0.7;
  float streak = exp(-abs(vAt.y) * 34.0) * exp(-abs(vAt.x) * 3.2) * 0.2;
  float edge = smoothstep(1.0, 0.6, r);
  gl_FragColor = vec4((vec3(1.0, 0.60, 0.26) * soft + vec3(1.0, 0.8, 0.55) * streak) * edge * vPower, 0.0); }`;

const beamVertex = /* glsl */ `
attribute vec3 spot; attribute vec3 aimed; attribute float power;
varying vec2 vAt; varying float vPower;
void main(){
  vec3 line = aimed - spot;
  vec3 across = normalize(cross(line, cameraPosition - spot));
  float down = position.y * 0.5 + 0.5;
  vec3 world = spot + line * down + across * position.x * (0.7 + 9.0 * down);
  vAt = vec2(position.x, down); vPower = power;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0); }`;
const beam = /* glsl */ `
varying vec2 vAt; varying float vPower;
void main(){
  float side = 1.0 - vAt.x * vAt.x;
  float fade = 1.0 - vAt.y;
  fade *= fade;
  gl_FragColor = vec4(vec3(1.0, 0.64, 0.30) * side * side * fade * fade * 0.085 * vPower, 0.0); }`;

function instanced(base: THREE.BufferGeometry, count: number): THREE.InstancedBufferGeometry {
  const shape = new THREE.InstancedBufferGeometry();
  shape.setAttribute('position', base.getAttribute('position'));
  shape.setIndex(base.index);
  shape.instanceCount = count;
  return shape;
}

/** Lamps on the roof's lip, their halos in the haze, and the beams below them. */
export function lamps(view: Framing, shared: Shared) {
  const object = new THREE.Group();
  const air = new THREE.Scene();
  const lights: { x: number; y: number; z: number; toX: number; toY: number; toZ: number }[] = [];
  const bulbs: number[] = [];
  const count = Math.round(LAP / EVERY);
  for (let lamp = 0; lamp < count; lamp += 1) {
    const along = (lamp / count) * LAP;
    const spot = spotAt(along, ROOF.lip - 0.3);
    if (spot.z - view.eye[2] > -25) continue;
    lights.push({
      x: spot.x,
      y: ROOF.height + 0.5,
      z: spot.z,
      toX: spot.x - spot.outX * 38,
      toY: 1,
      toZ: spot.z - spot.outZ * 38,
    });
    for (let bulbAt = -3; bulbAt <= 3; bulbAt += 1) {
      for (const row of [0, 0.75]) {
        bulbs.push(
          spot.x - spot.outZ * bulbAt * 0.72,
          ROOF.height + 0.1 + row,
          spot.z + spot.outX * bulbAt * 0.72,
        );
      }
    }
  }
  const round = instanced(new THREE.CircleGeometry(1, 8), bulbs.length / 3);
  round.setAttribute('spot', new THREE.InstancedBufferAttribute(new Float32Array(bulbs), 3));
  const power = moving(lights.length, 1);
  const spots = new THREE.InstancedBufferAttribute(
    new Float32Array(lights.flatMap(({ x, y, z }) => [x, y, z])),
    3,
  );
  const aims = new THREE.InstancedBufferAttribute(
    new Float32Array(lights.flatMap(({ toX, toY, toZ }) => [toX, toY, toZ])),
    3,
  );
  const halos = instanced(new THREE.PlaneGeometry(2, 2), lights.length);
  const beams = instanced(new THREE.PlaneGeometry(2, 2, 1, 8), lights.length);
  for (const shape of [halos, beams]) shape.setAttribute('spot', spots).setAttribute('power', power);
  beams.setAttribute('aimed', aims);
  object.add(new THREE.Mesh(round, solid(shared, bulbVertex, bulb)));
  air.add(new THREE.Mesh(halos, glow(shared, haloVertex, halo)));
  air.add(new THREE.Mesh(beams, glow(shared, beamVertex, beam)));
  for (const part of [...object.children, ...air.children]) part.frustumCulled = false;
  return {
    object,
    /** Drawn apart, in few pixels: soft light needs no more. */
    air,
    move(t: number) {
      for (let lamp = 0; lamp < lights.length; lamp += 1) power.setX(lamp, lampGlow(t, (lamp * 0.37) % 1));
      power.needsUpdate = true;
    },
  };
}
