import * as THREE from 'three';
import { moving } from '../shading.ts';

/** Where the lamps stand, as directions on the ground; each throws a shadow to the other side. */
const lamps: readonly (readonly [x: number, z: number])[] = [
  [-0.8, -0.6],
  [0.75, -0.66],
  [-0.7, 0.72],
  [0.85, 0.53],
];
/** Length of a shadow for each metre of height. */
const LENGTH = 1.25;

const vertex = /* glsl */ `
attribute vec4 spot; attribute vec2 thrown;
varying vec2 vAt;
void main(){
  vec2 side = vec2(-thrown.y, thrown.x);
  float reach = spot.z * ${LENGTH.toFixed(2)};
  vec2 at = spot.xy + thrown * (position.y * (reach + 0.3) - 0.15) + side * position.x * spot.w * 1.5;
  vAt = position.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(at.x, 0.03, at.y, 1.0);
}`;
/** Multiplies the grass. The shadow is darkest at the feet. */
const shade = /* glsl */ `
varying vec2 vAt;
void main(){
  float across = 1.0 - vAt.x * vAt.x;
  float along = smoothstep(0.0, 0.08, vAt.y) * (1.0 - vAt.y);
  gl_FragColor = vec4(vec3(1.0 - 0.9 * across * along), 1.0);
}`;

/** Soft shadows of `count` figures from four lamps. */
export function shadows(count: number) {
  const shape = new THREE.InstancedBufferGeometry();
  const strip = new THREE.PlaneGeometry(2, 1, 4, 4).translate(0, 0.5, 0);
  shape.setAttribute('position', strip.getAttribute('position'));
  shape.setIndex(strip.index);
  shape.instanceCount = count * lamps.length;
  const spot = moving(count * lamps.length, 4);
  const thrown = new Float32Array(
    Array.from({ length: count }, () => lamps.map(([x, z]) => [-x, -z])).flat(2),
  );
  shape.setAttribute('spot', spot);
  shape.setAttribute('thrown', new THREE.InstancedBufferAttribute(thrown, 2));
  const material = new THREE.ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: shade,
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: THREE.CustomBlending,
    blendSrc: THREE.ZeroFactor,
    blendDst: THREE.SrcColorFactor,
    // Alpha is the blur radius of the grass.
    blendSrcAlpha: THREE.ZeroFactor,
    blendDstAlpha: THREE.OneFactor,
  });
  return {
    object: new THREE.Mesh(shape, material),
    /** Places the shadows of a figure of `height` metres and `width` metres from its middle. */
    set(figure: number, x: number, z: number, height: number, width: number): void {
      lamps.forEach((_, lamp) => {
        spot.setXYZW(figure * lamps.length + lamp, x, z, height, width);
      });
      spot.needsUpdate = true;
    },
  };
}
