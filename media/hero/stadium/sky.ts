import * as THREE from 'three';
import { type Shared, solid } from '../shading.ts';

const vertex = /* glsl */ `
varying vec3 vWorld;
void main(){ vWorld = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;
const night = /* glsl */ `
varying vec3 vWorld;
void main(){
  float up = clamp((vWorld.y - 20.0) / 110.0, 0.0, 1.0);
  gl_FragColor = vec4(mix(vec3(0.020, 0.028, 0.085), vec3(0.004, 0.007, 0.024), pow(up, 0.6)), blurAt(200.0));
}`;

/** The night beyond the roof. */
export function sky(shared: Shared): THREE.Mesh {
  return new THREE.Mesh(new THREE.SphereGeometry(300, 24, 16), solid(shared, vertex, night));
}
