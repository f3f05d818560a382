/** Filters, reverb and a limiter. */
import { sampleRate, silence, type Track } from './pcm.ts';

/** A band-pass around a frequency; a larger `q` is narrower. */
export function bandPass(sound: Float32Array, frequency: number, q: number): Float32Array {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  const alpha = Math.sin(omega) / (2 * q);
  const scale = 1 / (1 + alpha);
  const b = alpha * scale;
  const a1 = -2 * Math.cos(omega) * scale;
  const a2 = (1 - alpha) * scale;
  const result = new Float32Array(sound.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const x = sound[index] ?? 0;
    const y = b * x - b * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[index] = y;
  }
  return result;
}

/** A gentle low-pass whose cut-off in Hz may change with the second. */
export function lowPass(sound: Float32Array, cutoff: (time: number) => number): Float32Array {
  const result = new Float32Array(sound.length);
  let first = 0;
  let second = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const share = 1 - Math.exp((-2 * Math.PI * cutoff(index / sampleRate)) / sampleRate);
    first += share * ((sound[index] ?? 0) - first);
    second += share * (first - second);
    result[index] = second;
  }
  return result;
}

export function highPass(sound: Float32Array, frequency: number): Float32Array {
  const low = lowPass(sound, () => frequency);
  return low.map((value, index) => (sound[index] ?? 0) - value);
}

const combs = [1557, 1617, 1491, 1422, 1277, 1356] as const;
const allPasses = [225, 556, 441] as const;

function room(sound: Float32Array, spread: number, decay: number): Float32Array {
  const result = new Float32Array(sound.length);
  for (const comb of combs) {
    const size = Math.round((comb + spread) * 1.35);
    const line = new Float32Array(size);
    let damped = 0;
    for (let index = 0; index < sound.length; index += 1) {
      const slot = index % size;
      const out = line[slot] ?? 0;
      damped += 0.62 * (out - damped);
      line[slot] = (sound[index] ?? 0) + damped * decay;
      result[index] = (result[index] ?? 0) + out / combs.length;
    }
  }
  for (const pass of allPasses) {
    const size = pass + spread;
    const line = new Float32Array(size);
    for (let index = 0; index < result.length; index += 1) {
      const slot = index % size;
      const held = line[slot] ?? 0;
      const input = result[index] ?? 0;
      line[slot] = input + held * 0.5;
      result[index] = held - input * 0.5;
    }
  }
  return result;
}

/** A large hall. `decay` from 0.7 (short) to 0.92 (a stadium). */
export function reverb(track: Track, decay: number): Track {
  return { left: room(track.left, 0, decay), right: room(track.right, 23, decay) };
}

const lookAhead = 240;
const release = 0.9997;

/** A look-ahead limiter that keeps samples below the ceiling. */
export function limit(track: Track, gain: number, ceiling: number): Track {
  const length = track.left.length;
  const wanted = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(track.left[index] ?? 0), Math.abs(track.right[index] ?? 0)) * gain;
    wanted[index] = peak > ceiling ? ceiling / peak : 1;
  }
  const result = silence(length / sampleRate);
  const recent: number[] = [];
  let level = 1;
  for (let index = 0; index < length + lookAhead; index += 1) {
    if (index < length) {
      while (recent.length > 0 && (wanted[recent.at(-1) ?? 0] ?? 1) >= (wanted[index] ?? 1)) recent.pop();
      recent.push(index);
    }
    const out = index - lookAhead;
    while ((recent[0] ?? out) < out) recent.shift();
    const lowest = wanted[recent[0] ?? 0] ?? 1;
    level = lowest < level ? level + (lowest - level) * 0.03 : 1 - (1 - level) * release;
    if (out < 0) continue;
    const safe = Math.min(level, wanted[out] ?? 1) * gain;
    result.left[out] = (track.left[out] ?? 0) * safe;
    result.right[out] = (track.right[out] ?? 0) * safe;
  }
  return result;
}
