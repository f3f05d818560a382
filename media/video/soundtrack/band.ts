/** Instruments of the score, and three buses: dry, small room, stadium. */
import { bar, beat, chance } from '../stage/motion.ts';
import { clap, crash, hat, kick, snare } from './drums.ts';
import { beats, chordAt, tuneBetween } from './harmony.ts';
import { bass, pad, pluck, stab } from './instruments.ts';
import { place, type Track } from './pcm.ts';
import { choir } from './voices.ts';

export interface Buses {
  dry: Track;
  /** Small room. */
  near: Track;
  /** Stadium. */
  far: Track;
}

const boom = kick();
export const hands = [clap(3), clap(5), clap(8), clap(13, 7)];
const ticks = [hat(2), hat(4), hat(6)];
const open = hat(9, 0.16);

export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty set of sounds');
  return item;
}

export function both(
  { dry, far, near }: Buses,
  sound: Float32Array,
  at: number,
  gain: number,
  send: number,
  pan = 0,
  room: 'near' | 'far' = 'near',
): void {
  place(dry, sound, at, gain, pan);
  place(room === 'near' ? near : far, sound, at, gain * send, pan);
}

/** A beat: kick on every beat, claps on two and four, hi-hats between. */
export function groove(buses: Buses, from: number, to: number, force: number, sixteenths = false): void {
  for (const at of beats(from, to)) place(buses.dry, boom, at, 0.78 * force);
  beats(from, to, 2, 1).forEach((at, index) => {
    both(buses, pick(hands, index), at, 0.72 * force, 0.5, index % 2 ? 0.12 : -0.12);
    both(buses, snare(21), at, 0.3 * force, 0.3);
  });
  beats(from, to, sixteenths ? 0.25 : 0.5, sixteenths ? 0 : 0.5).forEach((at, index) => {
    place(buses.dry, pick(ticks, index), at, (0.24 + 0.12 * chance(index)) * force, 0.35);
  });
  for (const at of beats(from, to, 1, 0.5)) place(buses.dry, open, at, 0.26 * force, -0.3);
}

/** Hi-hats on the eighths, without a kick. */
export function hats(buses: Buses, from: number, to: number, force: number): void {
  beats(from, to, 0.5).forEach((at, index) => {
    both(buses, pick(ticks, index), at, (0.3 + 0.14 * chance(index)) * force, 0.25, index % 2 ? 0.35 : -0.35);
  });
}

export function bassLine(buses: Buses, from: number, to: number, force: number, every = 0.5): void {
  beats(from, to, every).forEach((at, index) => {
    const { bass: root } = chordAt(at);
    place(buses.dry, bass(root + (index % 8 === 7 ? 12 : 0), every * beat * 0.92), at, 0.24 * force);
  });
}

export function pads(buses: Buses, from: number, to: number, force: number, cutoff: number): void {
  for (const at of beats(from, to, 4)) {
    const sound = pad(chordAt(at).notes, Math.min(bar + 0.3, to - at + 0.3), cutoff);
    both(buses, sound, at, 0.2 * force, 0.7, -0.2);
  }
}

export function stabs(buses: Buses, from: number, to: number, force: number): void {
  for (const start of beats(from, to, 4))
    for (const [offset, length] of [
      [0, 0.35],
      [1.5, 0.3],
      [2.5, 0.3],
      [3, 0.5],
    ] as const)
      both(
        buses,
        stab(
          chordAt(start).notes.map((note) => note + 12),
          length,
        ),
        start + offset * beat,
        0.3 * force,
        0.4,
        0.15,
      );
}

export function arpeggio(buses: Buses, from: number, to: number, force: number): void {
  beats(from, to, 0.5).forEach((at, index) => {
    const note = pick(chordAt(at).notes, index * 2 + Math.floor(index / 3));
    both(
      buses,
      pluck(note + 12 + (index % 4 === 3 ? 12 : 0), 0.6),
      at,
      0.17 * force,
      0.6,
      Math.sin(index * 1.7) * 0.6,
    );
  });
}

/** The tune sung by a number of people. */
export function sing(
  buses: Buses,
  from: number,
  to: number,
  people: number,
  gain: number,
  room: 'near' | 'far',
): void {
  tuneBetween(from, to).forEach(({ at, length, pitch }, index) => {
    choir(buses.dry, pitch, at, length, people, gain, index + people);
    choir(
      room === 'near' ? buses.near : buses.far,
      pitch,
      at,
      length,
      Math.min(people, 10),
      gain * 0.6,
      index + people + 90,
    );
  });
}

export function roll(buses: Buses, from: number, to: number, force: number): void {
  beats(from, to, 0.25).forEach((at) => {
    both(buses, snare(7), at, force * (0.12 + (0.4 * (at - from)) / (to - from)), 0.25);
  });
}

export function hit(buses: Buses, at: number, force: number): void {
  both(buses, kick(0.9, 38), at, 1 * force, 0.4, 0, 'far');
  both(buses, crash(31), at, 0.34 * force, 0.5, 0.2, 'far');
}
