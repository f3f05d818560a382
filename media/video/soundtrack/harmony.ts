/** The tune of the film. D major, four chords, one per bar. */
import { bar, beat } from '../stage/motion.ts';

interface Chord {
  bass: number;
  notes: readonly number[];
}

const chords: readonly Chord[] = [
  { bass: 35, notes: [59, 62, 66] },
  { bass: 31, notes: [59, 62, 67] },
  { bass: 38, notes: [57, 62, 66] },
  { bass: 33, notes: [57, 61, 64] },
];

/** The chord under a second of the film. */
export function chordAt(seconds: number): Chord {
  const chord = chords[Math.floor(seconds / bar) % chords.length];
  if (!chord) throw new Error(`No chord at ${seconds}`);
  return chord;
}

/** Start and length in beats, pitch as a MIDI number. */
type Note = readonly [start: number, length: number, pitch: number];

export const tune: readonly Note[] = [
  [0, 1, 62],
  [1, 0.5, 62],
  [1.5, 0.5, 64],
  [2, 1.8, 66],
  [4, 1, 64],
  [5, 0.5, 62],
  [5.5, 0.5, 59],
  [6, 1.8, 62],
  [8, 1, 66],
  [9, 0.5, 66],
  [9.5, 0.5, 67],
  [10, 1.8, 69],
  [12, 0.5, 67],
  [12.5, 0.5, 66],
  [13, 1, 64],
  [14, 1.8, 61],
];

/** The notes of the looped tune between two times in seconds. */
export function tuneBetween(from: number, to: number): { at: number; length: number; pitch: number }[] {
  const round = 4 * bar;
  const notes = [];
  for (let start = Math.floor(from / round) * round; start < to; start += round)
    for (const [onset, length, pitch] of tune) {
      const at = start + onset * beat;
      if (at >= from && at < to) notes.push({ at, length: Math.min(length * beat, to - at), pitch });
    }
  return notes;
}

/** The times of beats in a range (seconds, end excluded). `every` and `offset` are in beats. */
export function beats(from: number, to: number, every = 1, offset = 0): number[] {
  const step = every * beat;
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from - offset * beat) / step - 1e-9)) },
    (_, index) => from + offset * beat + index * step,
  );
}
