/**
 * The shape of a scarf between the hands that hold it. Lengths are in CSS px; `x` starts at the
 * picture's edge.
 */
export interface Drape {
  readonly top: (x: number) => number;
  readonly light: (x: number, v: number) => number;
}

interface Hang {
  readonly fists: readonly number[];
  readonly rim: number;
  readonly height: number;
  readonly sag: number;
}

/** Folds start at each fist and fade out below. Between two fists the cloth sags like a rope. */
export function drape({ fists, rim, height, sag }: Hang): Drape {
  const reach = height * 0.95;

  function between(x: number): { depth: number; span: number; along: number } {
    const next = fists.findIndex((fist) => fist > x);
    const last = fists.at(-1) ?? 0;
    const from = next > 0 ? (fists[next - 1] ?? 0) : next === 0 ? (fists[0] ?? 0) - 420 : last;
    const to = next === -1 ? last + 300 : (fists[next] ?? 0);
    const along = (x - from) / (to - from);
    const parabola = 4 * along * (1 - along);
    return { depth: parabola ** 0.82, span: to - from, along };
  }

  function top(x: number): number {
    const { depth, span } = between(x);
    const slack = sag * Math.min(1, span / (height * 3.4));
    const ripple = Math.sin(x / (height * 0.31) + 0.6) * 3 + Math.sin(x / (height * 0.137)) * 1.1;
    return rim + slack * depth + ripple * depth * (height / 216);
  }

  function light(x: number, v: number): number {
    const slope = (top(x + 9) - top(x - 9)) / 18;
    let folds = 0;
    for (const fist of fists) {
      const dx = x - fist;
      const distance = Math.hypot(dx, v + height * 0.12);
      if (distance > reach * 1.6) continue;
      const angle = Math.atan2(dx, v + height * 0.16);
      folds += Math.sin(angle * 7.5 + fist) * Math.exp(-((distance / reach) ** 2) * 1.5);
    }
    const swell =
      Math.sin(x / (height * 0.5) + v / (height * 1.5)) * 0.055 +
      Math.sin(x / (height * 0.21) - v / height) * 0.03;
    const foot = Math.max(0, v / height - 0.62) ** 1.4 * 0.95;
    const crown = Math.max(0, 0.06 - v / height) * 1.2;
    return 0.97 - slope * 0.75 + folds * 0.16 + swell - foot + crown;
  }

  return { top, light };
}
