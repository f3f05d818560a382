import * as THREE from 'three';

/** The joint of a corner. Read by the crowd's shader. */
const PART = { body: 0, head: 1, leftArm: 3, rightArm: 4 };
export const SHOULDER = { x: 0.22, y: 1.38 };
/** Middle of the head, in metres. */
export const HEAD = 1.67;

type Detail = {
  round: number;
  head: number;
  limb: number;
  outline: readonly (readonly [wide: number, high: number])[];
};
/** Few corners for the thousands far away, since drawing in software counts each one. */
export const DETAIL = {
  far: {
    round: 4,
    head: 5,
    limb: 3,
    outline: [
      [0.16, 0.6],
      [0.235, 1.34],
      [0.06, 1.5],
    ],
  },
  near: {
    round: 9,
    head: 12,
    limb: 7,
    outline: [
      [0.15, 0.5],
      [0.18, 1.0],
      [0.235, 1.34],
      [0.17, 1.44],
      [0.06, 1.47],
      [0.055, 1.58],
    ],
  },
} as const satisfies Record<string, Detail>;

/** A fan with feet at the origin, arms straight up, facing +z, in metres. */
export function fanShape({ round, head, limb: sides, outline }: Detail): THREE.InstancedBufferGeometry {
  const torso = new THREE.LatheGeometry(
    outline.map(([wide, high]) => new THREE.Vector2(wide, high)),
    round,
  ).scale(1.1, 1, 0.72);
  const skull = new THREE.SphereGeometry(0.125, head, Math.max(3, head - 3))
    .scale(0.84, 1.12, 1)
    .translate(0, HEAD, 0.01);
  const arm = (x: number) => {
    const limb = new THREE.CylinderGeometry(0.045, 0.078, 0.68, sides, 2, true);
    const at = limb.getAttribute('position');
    for (let corner = 0; corner < at.count; corner += 1) {
      if (Math.abs(at.getY(corner)) < 0.1)
        at.setXYZ(
          corner,
          at.getX(corner) + Math.sign(x) * 0.07,
          at.getY(corner) - 0.03,
          at.getZ(corner) + 0.03,
        );
    }
    return limb.translate(x, SHOULDER.y + 0.29, 0);
  };
  const shape = new THREE.InstancedBufferGeometry();
  const positions: number[] = [];
  const normals: number[] = [];
  const parts: number[] = [];
  const index: number[] = [];
  const blocks: [number, THREE.BufferGeometry][] = [
    [PART.body, torso],
    [PART.head, skull],
    [PART.leftArm, arm(-SHOULDER.x)],
    [PART.rightArm, arm(SHOULDER.x)],
  ];
  for (const [part, block] of blocks) {
    const first = parts.length;
    positions.push(...block.getAttribute('position').array);
    normals.push(...block.getAttribute('normal').array);
    for (let corner = 0; corner < block.getAttribute('position').count; corner += 1) parts.push(part);
    for (const corner of block.index?.array ?? []) index.push(first + corner);
  }
  shape.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  shape.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  shape.setAttribute('part', new THREE.Float32BufferAttribute(parts, 1));
  shape.setIndex(index);
  return shape;
}
