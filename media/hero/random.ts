/** Seeded numbers in 0 to 1, the same on every machine, so that every frame is drawn alike. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

/** @returns the entry at a share of 0 to 1 */
export function pick<T>(entries: readonly [T, ...T[]], chance: number): T {
  return entries[Math.min(entries.length - 1, Math.floor(chance * entries.length))] ?? entries[0];
}
