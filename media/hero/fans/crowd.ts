import * as THREE from 'three';
import { fanPose } from '../motion.ts';
import { moving, type Shared, solid } from '../shading.ts';
import type { Seat } from '../stadium/seats.ts';
import { DETAIL, fanShape, HEAD, SHOULDER } from './fan-shape.ts';

/**
 * Turns a fan's corner by its joints, then into the world. Shared with the fans of the foreground.
 */
const vertex = /* glsl */ `
attribute float part;
attribute vec4 seat; attribute vec4 pose; attribute vec3 shirt; attribute vec3 skin; attribute vec3 hair; attribute vec3 place; attribute float raised;
varying vec3 vShirt; varying vec3 vSkin; varying vec3 vHair; varying vec3 vFrom; varying float vPart; varying float vRaised; varying vec3 vNormal; varying vec3 vWorld; varying vec3 vPlace;
void main(){
  vec3 p = position; vec3 n = normal;
  if (part > 2.5) {
    bool left = mod(part, 2.0) > 0.5;
    float bent = left ? pose.y : pose.z;
    float spread = (left ? 1.0 : -1.0) * (0.16 + 0.1 * sin(bent));
    vec3 joint = vec3(left ? -${SHOULDER.x} : ${SHOULDER.x}, ${SHOULDER.y}, 0.0);
    p -= joint;
    float c = cos(bent), s = sin(bent);
    p = vec3(p.x, p.y * c - p.z * s, p.y * s + p.z * c); n = vec3(n.x, n.y * c - n.z * s, n.y * s + n.z * c);
    float d = cos(spread), e = sin(spread);
    p = vec3(p.x * d - p.y * e, p.x * e + p.y * d, p.z); n = vec3(n.x * d - n.y * e, n.x * e + n.y * d, n.z);
    p += joint;
  }
  p *= place.x;
  p.x += pose.w * p.y;
  p.y += pose.x;
  float ca = cos(seat.w), sa = sin(seat.w);
  vec3 world = vec3(p.x * ca + p.z * sa, p.y, -p.x * sa + p.z * ca) + seat.xyz;
  vNormal = vec3(n.x * ca + n.z * sa, n.y, -n.x * sa + n.z * ca);
  vShirt = shirt; vSkin = skin; vHair = hair; vFrom = position; vPart = part; vRaised = raised; vPlace = place; vWorld = world;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}`;

/** A fan's colour: hair above and behind the face, sleeves to the elbow. */
const dress = /* glsl */ `
varying vec3 vShirt; varying vec3 vSkin; varying vec3 vHair; varying vec3 vFrom; varying float vPart; varying float vRaised; varying vec3 vNormal; varying vec3 vWorld; varying vec3 vPlace;
vec3 dress(){
  if (vPart < 0.5) return vFrom.y > 1.47 ? vSkin : vShirt;
  if (vPart < 1.5) return (vFrom.y - ${HEAD}) * 0.9 - vFrom.z > -0.015 ? vHair : vSkin;
  return vFrom.y > 1.72 ? vSkin : vShirt;
}`;

const fragment = /* glsl */ `
${dress}
void main(){
  vec3 n = normalize(vNormal);
  vec3 toPitch = normalize(vec3(-vWorld.x * 0.4, 34.0 - vWorld.y, -vWorld.z * 0.4));
  float key = max(dot(n, toPitch) * 0.75 + 0.25, 0.0);
  float eave = vPlace.z < 0.5 ? 1.0 - 0.72 * smoothstep(0.45, 1.0, vPlace.y) : 1.0 - 0.6 * smoothstep(0.25, 1.0, vPlace.y);
  float pool = 0.5 + 0.5 * sin(vWorld.x * 0.16 + vWorld.z * 0.13 + 0.6) * sin(vWorld.x * 0.061 - vPlace.y * 1.6 - 1.0);
  pool = mix(0.2, 0.95, pool * pool) * mix(0.6, 1.25, smoothstep(15.0, 62.0, vWorld.x));
  float foot = smoothstep(0.55, 1.3, vFrom.y);
  vec3 light = WARM * key * key * (1.0 + 1.9 * vRaised) * eave * pool + COOL * (0.16 + 0.2 * max(n.y, 0.0));
  float edge = 1.0 - abs(n.z);
  vec3 rim = WARM * edge * edge * edge * max(n.y + 0.3, 0.0) * 0.06 * eave;
  gl_FragColor = throughAir((dress() * light + rim) * mix(0.12, 1.0, foot), distance(vWorld, cameraPosition));
}`;

const backLit = /* glsl */ `
${dress}
void main(){
  vec3 n = normalize(vNormal);
  vec3 toEye = normalize(cameraPosition - vWorld);
  float rim = pow(1.0 - abs(dot(n, toEye)), 3.0) * smoothstep(0.0, 0.7, n.y + 0.4 * abs(n.x));
  gl_FragColor = vec4(dress() * 0.12 + vec3(0.002, 0.004, 0.014) + WARM * rim * 0.5, 1.0);
}`;

/** Fans across the ground are lit by the lamps; those before the camera stand against them. */
export type Lighting = 'lit' | 'against the light';

/** Thousands of fans in one draw call; `pose` holds lift, left arm, right arm, sway for each. */
export function crowd(
  seats: readonly Seat[],
  shared: Shared,
  detail: keyof typeof DETAIL,
  lighting: Lighting = 'lit',
) {
  const shape = fanShape(DETAIL[detail]);
  shape.instanceCount = seats.length;
  const fixed = (size: number, of: (seat: Seat) => readonly number[]) =>
    new THREE.InstancedBufferAttribute(new Float32Array(seats.flatMap((seat) => [...of(seat)])), size);
  shape.setAttribute(
    'seat',
    fixed(4, (seat) => [seat.x, seat.y, seat.z, seat.facing]),
  );
  shape.setAttribute(
    'shirt',
    fixed(3, (seat) => seat.shirt),
  );
  shape.setAttribute(
    'skin',
    fixed(3, (seat) => seat.skin),
  );
  shape.setAttribute(
    'hair',
    fixed(3, (seat) => seat.hair),
  );
  shape.setAttribute(
    'place',
    fixed(3, (seat) => [seat.size, seat.height, seat.tier]),
  );
  const pose = moving(seats.length, 4);
  const up = moving(seats.length, 1);
  shape.setAttribute('pose', pose).setAttribute('raised', up);
  const material = solid(shared, vertex, lighting === 'lit' ? fragment : backLit);
  material.side = THREE.FrontSide;
  const object = new THREE.Mesh(shape, material);
  object.frustumCulled = false;
  return {
    object,
    move(t: number) {
      seats.forEach((seat, index) => {
        const { lift, leftArm, rightArm, sway, raised } = fanPose(seat, t, seat.scarf === 'up');
        up.setX(index, raised);
        pose.setXYZW(index, lift, leftArm, rightArm, sway);
      });
      pose.needsUpdate = true;
      up.needsUpdate = true;
    },
  };
}
