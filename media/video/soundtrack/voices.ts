/** A singing crowd, and the noise of a full stadium. */
import { bandPass, highPass, lowPass } from './filters.ts';
import { hertz } from './instruments.ts';
import { noise, sampleRate, silence, type Track, voice } from './pcm.ts';

const tableSize = 2048;
/** Formants of an open "oh": Hz, width in Hz, level. */
const formants = [
  [430, 110, 1],
  [790, 140, 0.55],
  [2450, 300, 0.26],
  [3300, 380, 0.16],
] as const;
const tables = new Map<number, Float32Array>();

/** One period of a sung "oh" at a pitch. */
function vowel(pitch: number): Float32Array {
  const known = tables.get(pitch);
  if (known) return known;
  const base = hertz(pitch);
  const table = new Float32Array(tableSize);
  const partials = Math.floor(5000 / base);
  for (let partial = 1; partial <= partials; partial += 1) {
    const frequency = partial * base;
    let level = 0.03;
    for (const [centre, width, strength] of formants)
      level += strength / (1 + ((frequency - centre) / width) ** 2);
    level /= partial ** 0.35;
    for (let index = 0; index < tableSize; index += 1)
      table[index] =
        (table[index] ?? 0) +
        Math.sin((2 * Math.PI * partial * index) / tableSize + partial * partial) * level;
  }
  const peak = table.reduce((high, value) => Math.max(high, Math.abs(value)), 0.001);
  const scaled = table.map((value) => value / peak);
  tables.set(pitch, scaled);
  return scaled;
}

/** One singer's note, slightly late and out of tune, sliding up to its pitch. */
function singer(pitch: number, length: number, luck: () => number): Float32Array {
  const table = vowel(pitch);
  const late = Math.abs(luck()) * 0.05;
  const detune = luck() * 0.22;
  const shake = 4.6 + luck();
  const scoop = 0.8 + Math.abs(luck()) * 1.4;
  const base = hertz(pitch);
  let phase = (luck() + 1) / 2;
  return voice(length + 0.2, (time) => {
    const since = time - late;
    if (since < 0) return 0;
    const cents =
      detune - scoop * Math.exp(-since * 26) + 0.16 * Math.sin(since * shake * 6.28) * Math.min(1, since * 2);
    phase += (base * 2 ** (cents / 12)) / sampleRate;
    const swell = Math.min(1, since / 0.05, Math.max(0, (length + 0.12 - since) / 0.14));
    return (table[Math.floor((phase % 1) * tableSize)] ?? 0) * swell;
  });
}

/** Many people on one note, spread across the stage; half of them an octave down. */
export function choir(
  track: Track,
  pitch: number,
  at: number,
  length: number,
  people: number,
  gain: number,
  seed: number,
): void {
  const luck = noise(seed);
  const each = gain / Math.sqrt(people);
  for (let person = 0; person < people; person += 1) {
    const sung = singer(person % 2 ? pitch - 12 : pitch, length, luck);
    const pan = people === 1 ? 0 : luck() * 0.9;
    const start = Math.round(at * sampleRate);
    const left = Math.cos(((pan + 1) * Math.PI) / 4) * each;
    const right = Math.sin(((pan + 1) * Math.PI) / 4) * each;
    const end = Math.min(sung.length, track.left.length - start);
    for (let index = 0; index < end; index += 1) {
      track.left[start + index] = (track.left[start + index] ?? 0) + (sung[index] ?? 0) * left;
      track.right[start + index] = (track.right[start + index] ?? 0) + (sung[index] ?? 0) * right;
    }
  }
}

export interface CrowdLevels {
  /** Low talk of a full room or ground. */
  murmur: number;
  /** Open-throated roar. */
  roar: number;
  /** The same ground heard through a television. */
  television: number;
}

/** The crowd for the whole film; `levels` gives its loudness at each second. */
export function crowd(seconds: number, levels: (time: number) => CrowdLevels): Track {
  const track = silence(seconds);
  const step = sampleRate / 50;
  const curve = Array.from({ length: Math.ceil(seconds * 50) + 2 }, (_, index) => levels(index / 50));
  for (const [side, seed] of [
    ['left', 11],
    ['right', 23],
  ] as const) {
    const next = noise(seed);
    const raw = voice(seconds, () => next());
    const low = bandPass(raw, 420, 0.7);
    const throat = bandPass(raw, 950, 0.75);
    const air = highPass(bandPass(raw, 2300, 0.6), 900);
    const set = noise(501);
    const tv = bandPass(
      voice(seconds, () => set()),
      1150,
      1.3,
    );
    const drift = lowPass(
      voice(seconds, () => next() * 40),
      () => 2.2,
    );
    const out = track[side];
    for (let index = 0; index < out.length; index += 1) {
      const slot = Math.floor(index / step);
      const part = index / step - slot;
      const a = curve[slot];
      const b = curve[slot + 1];
      if (!a || !b) continue;
      const at = (key: keyof CrowdLevels): number => a[key] + (b[key] - a[key]) * part;
      const breath = 1 + Math.max(-0.6, Math.min(0.6, drift[index] ?? 0));
      out[index] =
        (low[index] ?? 0) * at('murmur') * breath +
        ((throat[index] ?? 0) * 1.1 + (air[index] ?? 0) * 0.75 + (low[index] ?? 0) * 0.5) *
          at('roar') *
          breath +
        (tv[index] ?? 0) * at('television') * breath;
    }
  }
  return track;
}
