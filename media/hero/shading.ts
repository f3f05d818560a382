import * as THREE from 'three';
import type { Framing } from './framing.ts';

/** Values every material reads: the lens and the air. */
export type Shared = Record<'uFocus' | 'uAperture' | 'uLoop', { value: number }>;

export function sharedFor(view: Framing): Shared {
  return { uFocus: { value: view.focus }, uAperture: { value: view.aperture }, uLoop: { value: 0 } };
}

/**
 * Blur radius goes to alpha, so that the lens knows it for every pixel; colours are linear, lamps
 * far above 1.
 */
const lensChunk = /* glsl */ `
uniform float uFocus; uniform float uAperture;
const vec3 AIR = vec3(0.010, 0.015, 0.056);
const vec3 WARM = vec3(1.0, 0.78, 0.50);
const vec3 COOL = vec3(0.16, 0.22, 0.52);
float blurAt(float d){ return uAperture * abs(1.0 / max(d, 0.5) - 1.0 / uFocus); }
vec4 throughAir(vec3 colour, float d){
  return vec4(mix(colour, AIR, 1.0 - exp(-max(d - 15.0, 0.0) * 0.0032)), blurAt(d));
}`;

/** An opaque material whose alpha is its blur radius. */
export function solid(
  shared: Shared,
  vertexShader: string,
  fragmentShader: string,
  more: Record<string, THREE.IUniform> = {},
) {
  return new THREE.ShaderMaterial({
    uniforms: { ...shared, ...more },
    vertexShader,
    fragmentShader: lensChunk + fragmentShader,
    blending: THREE.NoBlending,
    side: THREE.DoubleSide,
  });
}

/** Light in the air, added over what stands behind it. */
export function glow(shared: Shared, vertexShader: string, fragmentShader: string) {
  return new THREE.ShaderMaterial({
    uniforms: { ...shared },
    vertexShader,
    fragmentShader: lensChunk + fragmentShader,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
  });
}

/** Instanced attribute that changes each frame. */
export function moving(count: number, size: number): THREE.InstancedBufferAttribute {
  const attribute = new THREE.InstancedBufferAttribute(new Float32Array(count * size), size);
  attribute.setUsage(THREE.DynamicDrawUsage);
  return attribute;
}
