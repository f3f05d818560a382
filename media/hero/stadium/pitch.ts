import * as THREE from 'three';
import { type Shared, solid } from '../shading.ts';
import { PITCH } from './bowl.ts';

const vertex = /* glsl */ `
varying vec3 vWorld;
void main(){ vWorld = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;

const grass = /* glsl */ `
varying vec3 vWorld;
float line(float d){
  float pixel = max(fwidth(d), 0.02);
  return clamp((0.09 - abs(d)) / pixel + 0.5, 0.0, 1.0) * min(1.0, 0.26 / pixel);
}
float box(vec2 p, float depth, float half_){
  vec2 q = vec2(${PITCH.halfLength.toFixed(1)} - abs(p.x), abs(p.y));
  float side = line(q.y - half_) * step(q.x, depth) * step(0.0, q.x);
  return max(side, line(q.x - depth) * step(q.y, half_));
}
void main(){
  vec2 p = vWorld.xz;
  float inside = step(abs(p.x), ${PITCH.halfLength.toFixed(1)}) * step(abs(p.y), ${PITCH.halfWidth.toFixed(1)});
  float stripe = smoothstep(-0.12, 0.12, sin(p.x * 3.14159 / 5.25)) * 0.6 + smoothstep(-0.12, 0.12, sin(p.y * 3.14159 / 5.667)) * 0.4;
  vec3 colour = mix(vec3(0.010, 0.052, 0.030), vec3(0.018, 0.080, 0.040), stripe);
  colour *= mix(0.55, 1.0, inside);
  float chalk = max(line(abs(p.x) - ${PITCH.halfLength.toFixed(1)}), line(abs(p.y) - ${PITCH.halfWidth.toFixed(1)})) * inside;
  chalk = max(chalk, max(line(p.x), line(length(p) - 9.15)));
  chalk = max(chalk, max(box(p, 16.5, 20.16), box(p, 5.5, 9.16)));
  vec2 spot = vec2(abs(p.x) - 41.5, p.y);
  chalk = max(chalk, line(length(spot) - 9.15) * step(spot.x, -5.5));
  colour = mix(colour, vec3(0.34, 0.34, 0.3), chalk * inside * 0.7);
  float pool = 0.75 + 0.25 * sin(p.x * 0.09) * cos(p.y * 0.08);
  gl_FragColor = throughAir(colour * WARM * 1.9 * pool, distance(vWorld, cameraPosition));
}`;

const paint = /* glsl */ `
varying vec3 vWorld;
void main(){ gl_FragColor = throughAir(vec3(0.75, 0.7, 0.6), distance(vWorld, cameraPosition)); }`;

/** The pitch with its chalk, and the goal at the near end. */
export function pitch(shared: Shared): THREE.Group {
  const object = new THREE.Group();
  const turf = new THREE.PlaneGeometry(130, 96);
  turf.rotateX(-Math.PI / 2);
  object.add(new THREE.Mesh(turf, solid(shared, vertex, grass)));
  const posts: [number, number, number, number, number, number][] = [
    [0.12, 2.44, 0.12, PITCH.halfLength, 1.22, -3.66],
    [0.12, 2.44, 0.12, PITCH.halfLength, 1.22, 3.66],
    [0.12, 0.12, 7.44, PITCH.halfLength, 2.44, 0],
  ];
  const white = solid(shared, vertex, paint);
  for (const [wide, high, deep, x, y, z] of posts) {
    object.add(new THREE.Mesh(new THREE.BoxGeometry(wide, high, deep).translate(x, y, z), white));
  }
  return object;
}
