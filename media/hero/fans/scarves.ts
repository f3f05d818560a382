import * as THREE from 'three';
import { fanPose } from '../motion.ts';
import { moving, type Shared, solid } from '../shading.ts';
import type { Seat } from '../stadium/seats.ts';

const vertex = /* glsl */ `
attribute vec4 seat; attribute vec4 hold; attribute vec2 knit; attribute float raised;
varying vec2 vUv; varying vec2 vKnit; varying vec3 vWorld; varying float vFold;
void main(){
  float across = position.x;
  float sag = (across * across - 1.0) * 0.09;
  float fold = sin(across * 7.0 + hold.z) * 0.05;
  vec3 p = vec3(across * mix(0.3, 0.58, raised), mix(1.15, 2.04, raised) + position.y * 0.11 + sag + fold * 0.35 + across * hold.y * 0.5, mix(0.3, 0.06, raised) + fold);
  p *= hold.w; p.x += hold.y * p.y; p.y += hold.x;
  float ca = cos(seat.w), sa = sin(seat.w);
  vWorld = vec3(p.x * ca + p.z * sa, p.y, -p.x * sa + p.z * ca) + seat.xyz;
  vUv = vec2(across * 0.5 + 0.5, position.y); vKnit = knit; vFold = fold;
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}`;

const fragment = /* glsl */ `
varying vec2 vUv; varying vec2 vKnit; varying vec3 vWorld; varying float vFold; uniform float uDim;
void main(){
  vec3 royal = vec3(0.06, 0.11, 0.55), chalk = vec3(0.90, 0.84, 0.72), gold = vec3(0.95, 0.55, 0.09), ember = vec3(0.9, 0.2, 0.07);
  vec3 main_ = vKnit.x < 0.5 ? royal : vKnit.x < 0.7 ? ember : chalk;
  vec3 other = vKnit.x < 0.5 ? chalk : vKnit.x < 0.7 ? gold : royal;
  float bar = vKnit.y < 0.5 ? step(0.5, fract(vUv.x * 5.0)) : step(0.62, abs(vUv.y)) ;
  float fringe = step(0.94, abs(vUv.x - 0.5) * 2.0);
  vec3 colour = mix(mix(main_, other, bar), chalk, fringe);
  float light = 0.95 + vFold * 9.0;
  vec4 seen = throughAir(colour * uDim * (WARM * 1.1 * light + COOL * 0.25), distance(vWorld, cameraPosition));
  gl_FragColor = vec4(seen.rgb, uDim < 1.0 ? 1.0 : seen.a);
}`;

/**
 * Scarves held up between both hands by the fans who brought one; `dim` below 1 for the dark
 * foreground.
 */
export function scarves(fans: readonly Seat[], shared: Shared, dim = 1) {
  const owners = fans.filter((fan) => fan.scarf !== 'none');
  const shape = new THREE.InstancedBufferGeometry();
  const cloth = new THREE.PlaneGeometry(2, 2, 12, 1);
  shape.setAttribute('position', cloth.getAttribute('position'));
  shape.setIndex(cloth.index);
  shape.instanceCount = owners.length;
  const seat = new Float32Array(owners.flatMap((fan) => [fan.x, fan.y, fan.z, fan.facing]));
  shape.setAttribute('seat', new THREE.InstancedBufferAttribute(seat, 4));
  shape.setAttribute(
    'knit',
    new THREE.InstancedBufferAttribute(new Float32Array(owners.flatMap((fan) => [fan.mood, fan.beat])), 2),
  );
  const hold = moving(owners.length, 4);
  const up = moving(owners.length, 1);
  shape.setAttribute('hold', hold).setAttribute('raised', up);
  const object = new THREE.Mesh(shape, solid(shared, vertex, fragment, { uDim: { value: dim } }));
  object.frustumCulled = false;
  return {
    object,
    move(t: number) {
      owners.forEach((fan, index) => {
        const pose = fanPose(fan, t, fan.scarf === 'up');
        up.setX(index, pose.raised);
        hold.setXYZW(index, pose.lift, pose.sway, fan.mood * 6 + pose.sway * 20, fan.size);
      });
      hold.needsUpdate = true;
      up.needsUpdate = true;
    },
  };
}
