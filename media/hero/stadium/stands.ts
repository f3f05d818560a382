import * as THREE from 'three';
import { ribbonShift } from '../motion.ts';
import { type Shared, solid } from '../shading.ts';
import { LAP, ROOF, spotAt, TIERS } from './bowl.ts';

type Edge = readonly [back: number, height: number];

/** A surface swept round the whole bowl between two edges; uv is metres along, 0 to 1 across. */
function sweep(from: Edge, to: Edge): THREE.BufferGeometry {
  const steps = 260;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const along = (step / steps) * LAP;
    [from, to].forEach(([back, height], side) => {
      const spot = spotAt(along, back);
      positions.push(spot.x, height, spot.z);
      uvs.push(along, side);
    });
    const a = step * 2;
    if (step < steps) index.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  }
  const surface = new THREE.BufferGeometry();
  surface.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  surface.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  surface.setIndex(index);
  return surface;
}

const vertex = /* glsl */ `
varying vec2 vUv; varying vec3 vWorld;
void main(){ vUv = uv; vWorld = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;

const painted = (body: string) => `varying vec2 vUv; varying vec3 vWorld; uniform float uShift;
void main(){ vec3 colour; float d = distance(vWorld, cameraPosition); ${body} gl_FragColor = throughAir(colour, d); }`;

const concrete = painted(`colour = mix(vec3(0.016, 0.02, 0.05), vec3(0.007, 0.009, 0.026), vUv.y);`);
const wall = painted(`colour = mix(vec3(0.022, 0.018, 0.034), vec3(0.005, 0.007, 0.022), vUv.y);`);
/** The way behind the lower tier: warm doors in a dark wall. */
const concourse = painted(`
  float door = smoothstep(0.13, 0.09, abs(fract(vUv.x / 13.0 + 0.46) - 0.5)) * smoothstep(0.9, 0.5, vUv.y);
  colour = mix(vec3(0.01, 0.012, 0.03), vec3(1.0, 0.5, 0.16) * 0.28, door * 0.7);`);
/** Ribbon of light below the upper tier: bars of the scarf's colours running round. */
const ribbon = painted(`
  float x = fract(vUv.x / 24.0 - uShift);
  vec3 royal = vec3(0.08, 0.15, 0.95), gold = vec3(1.5, 0.72, 0.12), ember = vec3(1.5, 0.33, 0.09), chalk = vec3(1.2, 1.05, 0.8);
  colour = x < 0.42 ? mix(ember, gold, smoothstep(0.0, 0.42, x)) : x < 0.46 ? chalk : x < 0.86 ? royal : x < 0.9 ? chalk : ember;
  colour *= 0.42 * smoothstep(0.0, 0.12, vUv.y) * smoothstep(1.0, 0.88, vUv.y);`);
const boards = painted(`
  float x = fract(vUv.x / 18.0 + uShift);
  vec3 royal = vec3(0.03, 0.06, 0.36), gold = vec3(0.6, 0.3, 0.05);
  float chevron = step(0.5, fract(x * 6.0 + abs(vUv.y - 0.5)));
  colour = x < 0.5 ? mix(royal, royal * 0.45, chevron) : x < 0.56 ? gold : royal * 0.7;`);
const eaves = painted(`
  float rib = smoothstep(0.46, 0.5, abs(fract(vUv.x / 9.0) - 0.5));
  colour = mix(vec3(0.030, 0.028, 0.050), vec3(0.004, 0.006, 0.02), pow(vUv.y, 0.5)) * (1.0 - 0.5 * rib);`);

const lip = painted(`colour = mix(vec3(0.075, 0.055, 0.05), vec3(0.014, 0.018, 0.045), vUv.y);`);

/** Everything built: tiers, walls, roof and the two bands of light. */
export function stands(shared: Shared) {
  const object = new THREE.Group();
  const shift = { value: 0 };
  const add = (from: Edge, to: Edge, paint: string) =>
    object.add(new THREE.Mesh(sweep(from, to), solid(shared, vertex, paint, { uShift: shift })));
  const ends = TIERS.map((tier) => ({
    front: [tier.back - 0.6, tier.floor] as const,
    top: [tier.back + tier.rows * tier.depth, tier.floor + tier.rows * tier.rise] as const,
  }));
  const [lower, upper] = [ends[0], ends[1]];
  if (!lower || !upper) throw new Error('The ground has two tiers');
  add([-1.2, 0], [-1.2, 1], boards);
  add([-1.2, 0.95], lower.front, concrete);
  add(lower.front, lower.top, concrete);
  add(lower.top, [lower.top[0], upper.front[1] - 0.4], concourse);
  add([upper.front[0] - 0.1, upper.front[1] - 0.5], [lower.top[0], upper.front[1] - 0.3], wall);
  add([upper.front[0] - 0.1, upper.front[1] - 0.5], [upper.front[0] - 0.1, upper.front[1] + 0.45], ribbon);
  add(upper.front, upper.top, concrete);
  add(upper.top, [upper.top[0], ROOF.height + 2], wall);
  add([ROOF.lip, ROOF.height], [ROOF.back, ROOF.height - 1], eaves);
  add([ROOF.lip, ROOF.height - 0.6], [ROOF.lip, ROOF.height + 1.8], lip);
  return {
    object,
    move(t: number) {
      shift.value = ribbonShift(t);
    },
  };
}
