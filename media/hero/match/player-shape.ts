import * as THREE from 'three';

/** The joint of a corner. Read by the shader of the players. */
const PART = { body: 0, head: 1, arm: 2, thigh: 4, shin: 6 };
/** Joints in metres, on the right; the left ones are mirrored. */
export const JOINT = { shoulder: [0.23, 1.42], hip: [0.1, 0.92], knee: [0.1, 0.5] } as const;

type Corners = { positions: number[]; normals: number[]; parts: number[]; index: number[] };

function add(to: Corners, part: number, block: THREE.BufferGeometry): void {
  const first = to.parts.length;
  to.positions.push(...block.getAttribute('position').array);
  to.normals.push(...block.getAttribute('normal').array);
  for (let corner = 0; corner < block.getAttribute('position').count; corner += 1) to.parts.push(part);
  for (const corner of block.index?.array ?? []) to.index.push(first + corner);
}

/** A limb from `top` to `bottom`, in metres above the ground. */
const limb = (x: number, top: number, bottom: number, wide: number, narrow: number) =>
  new THREE.CylinderGeometry(wide, narrow, top - bottom, 7, 2).translate(x, (top + bottom) / 2, 0);

/** A player with feet at the origin, arms down, facing +z, in metres. */
export function playerShape(): THREE.InstancedBufferGeometry {
  const corners: Corners = { positions: [], normals: [], parts: [], index: [] };
  const outline = [
    [0.15, 0.84],
    [0.16, 1.0],
    [0.19, 1.3],
    [0.2, 1.42],
    [0.07, 1.5],
    [0.06, 1.58],
  ].map(([wide, high]) => new THREE.Vector2(wide, high));
  add(corners, PART.body, new THREE.LatheGeometry(outline, 9).scale(1.12, 1, 0.68));
  const skull = new THREE.SphereGeometry(0.125, 10, 8).scale(0.86, 1.1, 1).translate(0, 1.68, 0.01);
  add(corners, PART.head, skull);
  for (const [side, sign] of [-1, 1].entries()) {
    add(corners, PART.arm + side, limb(sign * JOINT.shoulder[0], 1.44, 0.86, 0.075, 0.045));
    add(corners, PART.thigh + side, limb(sign * JOINT.hip[0], 0.95, 0.48, 0.105, 0.07));
    add(corners, PART.shin + side, limb(sign * JOINT.knee[0], 0.52, 0.04, 0.072, 0.05));
    const boot = new THREE.BoxGeometry(0.1, 0.08, 0.27).translate(sign * JOINT.knee[0], 0.04, 0.06);
    add(corners, PART.shin + side, boot);
  }
  const shape = new THREE.InstancedBufferGeometry();
  shape.setAttribute('position', new THREE.Float32BufferAttribute(corners.positions, 3));
  shape.setAttribute('normal', new THREE.Float32BufferAttribute(corners.normals, 3));
  shape.setAttribute('part', new THREE.Float32BufferAttribute(corners.parts, 1));
  shape.setIndex(corners.index);
  return shape;
}
