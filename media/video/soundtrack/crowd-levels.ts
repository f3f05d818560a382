/** Volume of the crowd by scene. */
import { clamp, lerp } from '../stage/motion.ts';
import type { CrowdLevels } from './voices.ts';

type Level = readonly [seconds: number, level: number];

const murmur: readonly Level[] = [
  [0, 0.02],
  [15, 0.02],
  [18, 0.1],
  [22, 0.4],
  [29, 0.5],
  [34, 0.4],
  [35, 0.12],
  [44, 0.15],
  [46, 0.1],
  [49.4, 0.1],
  [50.4, 0.5],
  [53, 0.5],
  [54, 0.12],
  [60, 0.2],
  [66, 0.15],
  [68, 0.02],
  [73.5, 0.05],
  [75.5, 0.5],
  [80, 0.8],
  [88, 0.7],
  [89.2, 0.3],
  [89.95, 0],
];
const roar: readonly Level[] = [
  [0, 0],
  [17, 0],
  [18, 0.05],
  [22, 0.12],
  [29, 0.16],
  [29.9, 0.3],
  [30.15, 1.2],
  [31.6, 0.75],
  [34, 0.35],
  [34.6, 0],
  [44.6, 0.02],
  [44.9, 0.4],
  [46, 0.05],
  [50, 0.04],
  [51.4, 0.2],
  [51.8, 0.75],
  [53, 0.4],
  [54, 0.06],
  [60, 0.06],
  [66, 0.03],
  [74, 0],
  [75.9, 0.35],
  [77.2, 0.3],
  [79.6, 0.6],
  [80.2, 1.15],
  [82, 0.7],
  [82.2, 1],
  [85, 0.6],
  [86.2, 0.85],
  [88.2, 0.7],
  [89.3, 0.25],
  [89.95, 0],
];
const television: readonly Level[] = [
  [0, 0.05],
  [3.6, 0.1],
  [4.1, 0.34],
  [6.5, 0.36],
  [7.8, 0.9],
  [8.05, 1.5],
  [8.9, 0.8],
  [9.4, 0.12],
  [11.8, 0.1],
  [12.2, 0],
  [90, 0],
];

function along(levels: readonly Level[], time: number): number {
  const next = levels.findIndex(([seconds]) => seconds > time);
  if (next < 0) return levels.at(-1)?.[1] ?? 0;
  const to = levels[next];
  const from = levels[next - 1];
  if (!to || !from) return to?.[1] ?? 0;
  return lerp(from[1], to[1], clamp((time - from[0]) / (to[0] - from[0])));
}

export function crowdLevels(time: number): CrowdLevels {
  return { murmur: along(murmur, time), roar: along(roar, time), television: along(television, time) };
}
