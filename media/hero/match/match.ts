import * as THREE from 'three';
import { pick, seeded } from '../random.ts';
import { moving, type Shared, solid } from '../shading.ts';
import { type Rgb, skins } from '../stadium/seats.ts';
import { JOINT, playerShape } from './player-shape.ts';
import { ballAt, players, type Side } from './positions.ts';
import { runAt } from './running.ts';
import { shadows } from './shadows.ts';

const glsl = ([x, y]: readonly [number, number]) => `vec2(${x}, ${y})`;

const vertex = /* glsl */ `
attribute float part;
attribute vec4 run; attribute float stride; attribute vec3 shirt; attribute vec3 trim; attribute vec3 shorts; attribute vec3 skin; attribute vec3 hair;
varying vec3 vShirt; varying vec3 vTrim; varying vec3 vShorts; varying vec3 vSkin; varying vec3 vHair; varying vec3 vFrom; varying float vPart; varying vec3 vNormal; varying vec3 vWorld;
void bend(inout vec3 p, inout vec3 n, vec2 joint, float angle){
  float c = cos(angle), s = sin(angle);
  p.y -= joint.y;
  p = vec3(p.x, p.y * c - p.z * s, p.y * s + p.z * c);
  n = vec3(n.x, n.y * c - n.z * s, n.y * s + n.z * c);
  p.y += joint.y;
}
void main(){
  vec3 p = position; vec3 n = normal;
  float effort = 0.12 + 0.88 * run.w;
  float side = mod(part, 2.0) > 0.5 ? 1.0 : 0.0;
  float beat = (stride + side * 0.5) * 6.28318;
  if (part > 5.5) bend(p, n, ${glsl(JOINT.knee)}, effort * (0.35 + 0.75 * max(0.0, cos(beat))));
  if (part > 3.5) bend(p, n, ${glsl(JOINT.hip)}, -effort * 0.85 * sin(beat));
  else if (part > 1.5) bend(p, n, ${glsl(JOINT.shoulder)}, effort * 0.8 * sin(beat));
  if (part > 1.5 && part < 3.5) p.x += (side > 0.5 ? 1.0 : -1.0) * (${JOINT.shoulder[1]} - p.y) * 0.3;
  p.z += p.y * p.y * 0.07 * run.w;
  p.y += 0.05 * run.w * abs(sin(stride * 6.28318));
  float ca = cos(run.z), sa = sin(run.z);
  vWorld = vec3(p.x * ca + p.z * sa + run.x, p.y, -p.x * sa + p.z * ca + run.y);
  vNormal = vec3(n.x * ca + n.z * sa, n.y, -n.x * sa + n.z * ca);
  vShirt = shirt; vTrim = trim; vShorts = shorts; vSkin = skin; vHair = hair; vFrom = position; vPart = part;
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}`;

/** Lit by the lamps of all stands: from above, and a little more from the camera's left. */
const fragment = /* glsl */ `
varying vec3 vShirt; varying vec3 vTrim; varying vec3 vShorts; varying vec3 vSkin; varying vec3 vHair; varying vec3 vFrom; varying float vPart; varying vec3 vNormal; varying vec3 vWorld;
vec3 dress(){
  float y = vFrom.y;
  if (vPart < 0.5) return y > 1.49 ? vSkin : y > 0.98 ? vShirt : vShorts;
  if (vPart < 1.5) return (y - 1.68) * 0.9 - vFrom.z > -0.015 ? vHair : vSkin;
  if (vPart < 3.5) return y > 1.16 ? vTrim : vSkin;
  if (vPart < 5.5) return y > 0.6 ? vShorts : vSkin;
  return y < 0.085 ? vec3(0.02) : y < 0.42 ? vTrim : vSkin;
}
void main(){
  vec3 n = normalize(vNormal);
  float above = 0.6 + 0.4 * n.y;
  float left = max(dot(n, normalize(vec3(-0.7, 0.4, 0.5))), 0.0);
  vec3 light = WARM * (0.35 * above + 0.95 * left) + COOL * 0.35;
  gl_FragColor = throughAir(dress() * light, distance(vWorld, cameraPosition));
}`;

const ballVertex = /* glsl */ `
uniform vec3 uBall; varying vec3 vWorld; varying vec3 vNormal;
void main(){ vNormal = normal; vWorld = position + uBall; gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0); }`;
const leather = /* glsl */ `
varying vec3 vWorld; varying vec3 vNormal;
void main(){ gl_FragColor = throughAir(vec3(1.3, 1.2, 1.0) * (0.65 + 0.35 * vNormal.y), distance(vWorld, cameraPosition)); }`;
/** Larger than a real ball, so that it is seen between the players. */
const BALL = 0.2;

type Kit = { shirt: Rgb; trim: Rgb; shorts: Rgb };
/** Kits of no real club. */
const kits: Record<Side, Kit> = {
  attack: { shirt: [0.95, 0.2, 0.06], trim: [1, 0.6, 0.1], shorts: [0.03, 0.04, 0.16] },
  defence: { shirt: [0.92, 0.88, 0.78], trim: [0.1, 0.2, 0.95], shorts: [0.08, 0.16, 0.8] },
  goalkeeper: { shirt: [0.5, 0.95, 0.3], trim: [0.5, 0.95, 0.3], shorts: [0.03, 0.05, 0.05] },
};

const hairs: readonly [Rgb, ...Rgb[]] = [
  [0.02, 0.018, 0.02],
  [0.1, 0.05, 0.025],
  [0.3, 0.2, 0.1],
];

/** Two teams and the ball, with their shadows. */
export function match(shared: Shared) {
  const object = new THREE.Group();
  const shape = playerShape();
  shape.instanceCount = players.length;
  const random = seeded(90);
  const colours = players.map(({ side }) => ({
    ...kits[side],
    skin: pick(skins, random()),
    hair: pick(hairs, random()),
  }));
  for (const name of ['shirt', 'trim', 'shorts', 'skin', 'hair'] as const) {
    const values = new Float32Array(colours.flatMap((colour) => [...colour[name]]));
    shape.setAttribute(name, new THREE.InstancedBufferAttribute(values, 3));
  }
  const run = moving(players.length, 4);
  const stride = moving(players.length, 1);
  shape.setAttribute('run', run).setAttribute('stride', stride);
  const ball = { value: new THREE.Vector3() };
  const round = new THREE.SphereGeometry(BALL, 10, 8);
  const cast = shadows(players.length + 1);
  object.add(
    new THREE.Mesh(shape, solid(shared, vertex, fragment)),
    new THREE.Mesh(round, solid(shared, ballVertex, leather, { uBall: ball })),
    cast.object,
  );
  for (const part of object.children) part.frustumCulled = false;
  return {
    object,
    move(t: number) {
      players.forEach((_, player) => {
        const now = runAt(player, t);
        run.setXYZW(player, now.x, now.z, now.facing, now.effort);
        stride.setX(player, now.stride);
        cast.set(player, now.x, now.z, 1.75, 0.2);
      });
      run.needsUpdate = true;
      stride.needsUpdate = true;
      const { x, z, height } = ballAt(t);
      ball.value.set(x, height + BALL, z);
      cast.set(players.length, x, z, height + BALL * 2, BALL * 0.9);
    },
  };
}
