/** Tuned voices. Pitches are MIDI numbers, 69 is A at 440 Hz. */
import { bandPass, lowPass } from './filters.ts';
import { noise, sampleRate, voice } from './pcm.ts';

export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

function saw(phase: number): number {
  return 2 * (phase - Math.floor(phase + 0.5));
}

export function bass(pitch: number, length: number): Float32Array {
  const pace = hertz(pitch);
  const raw = voice(length, (time) => {
    const end = Math.min(1, (length - time) / 0.03);
    return (
      (saw(pace * time) * 0.5 + Math.sin(2 * Math.PI * pace * time) * 0.8) * Math.min(1, time / 0.006) * end
    );
  });
  return lowPass(raw, (time) => 260 + 1600 * Math.exp(-time * 9));
}

/** A short bright note, for arpeggios and the tune at the start. */
export function pluck(pitch: number, length = 0.9, bright = 1): Float32Array {
  const pace = hertz(pitch);
  return voice(length, (time) => {
    let sum = 0;
    for (let partial = 1; partial <= 5; partial += 1)
      sum +=
        (Math.sin(2 * Math.PI * pace * partial * time) / partial) *
        Math.exp(-time * (3 + partial * 2.4)) *
        bright ** (partial - 1);
    return sum * Math.min(1, time / 0.004) * 0.6;
  });
}

/** Echo's own sound: a bell that slides up a little. */
export function ping(pitch: number, length = 1.4): Float32Array {
  const pace = hertz(pitch);
  return voice(length, (time) => {
    const bend = 1 + 0.012 * Math.exp(-time * 18);
    const bell = Math.sin(
      2 * Math.PI * pace * bend * time +
        1.6 * Math.sin(2 * Math.PI * pace * 2.01 * time) * Math.exp(-time * 7),
    );
    return bell * Math.exp(-time * 3.6) * Math.min(1, time / 0.003) * 0.6;
  });
}

/** A wide, soft chord. */
export function pad(pitches: readonly number[], length: number, cutoff: number): Float32Array {
  const raw = voice(length, (time) => {
    let sum = 0;
    for (const [place, pitch] of pitches.entries())
      for (const detune of [-0.07, 0.06]) sum += saw(hertz(pitch + detune) * time + place * 0.37 + detune);
    const swell = Math.min(1, time / 0.35, (length - time) / 0.4);
    return (sum / pitches.length) * swell * 0.35;
  });
  return lowPass(raw, (time) => cutoff * (0.8 + 0.2 * Math.sin(time * 1.9)));
}

/** A stabbed chord with a quick filter, as a stadium organ plays it. */
export function stab(pitches: readonly number[], length: number): Float32Array {
  const raw = voice(length, (time) => {
    let sum = 0;
    for (const pitch of pitches)
      for (const [partial, level] of [
        [1, 1],
        [2, 0.6],
        [3, 0.35],
        [4, 0.25],
        [6, 0.12],
      ] as const)
        sum += Math.sin(2 * Math.PI * hertz(pitch) * partial * time) * level;
    return (
      (sum / pitches.length) *
      Math.min(1, time / 0.008, (length - time) / 0.05) *
      Math.exp(-time * 1.6) *
      0.45
    );
  });
  return lowPass(raw, (time) => 1900 + 6000 * Math.exp(-time * 7));
}

/** The tune whistled by a fan. */
export function lipWhistle(pitch: number, length: number, seed: number): Float32Array {
  const next = noise(seed);
  let phase = 0;
  const breath = bandPass(
    voice(length, () => next()),
    hertz(pitch),
    6,
  );
  return voice(length, (time, index) => {
    const slide = 1 - 0.03 * Math.exp(-time * 22) + 0.006 * Math.sin(time * 34) * Math.min(1, time * 3);
    phase += (2 * Math.PI * hertz(pitch) * slide) / sampleRate;
    const swell = Math.min(1, time / 0.04, (length - time) / 0.06);
    return (Math.sin(phase) * 0.5 + (breath[index] ?? 0) * 0.35) * swell;
  });
}

/** The referee's whistle: two close tones and a rattling pea. */
export function refereeWhistle(length: number, seed: number): Float32Array {
  const next = noise(seed);
  return voice(length, (time) => {
    const pea = 1 + 0.35 * Math.sin(2 * Math.PI * 38 * time);
    const tone =
      Math.sin(2 * Math.PI * 2790 * time) +
      Math.sin(2 * Math.PI * 2980 * time + Math.sin(2 * Math.PI * 38 * time));
    return (tone * 0.32 * pea + next() * 0.05) * Math.min(1, time / 0.015, (length - time) / 0.05);
  });
}

/** Confirmation sound of the gate's reader. */
export function beep(): Float32Array {
  return voice(0.36, (time) => {
    const pitch = time < 0.13 ? 84 : 91;
    const since = time < 0.13 ? time : time - 0.13;
    return (
      Math.sin(2 * Math.PI * hertz(pitch) * time) * Math.min(1, since / 0.004) * Math.exp(-since * 9) * 0.5
    );
  });
}

/** A phone that buzzes on a sofa. */
export function buzz(): Float32Array {
  return lowPass(
    voice(
      0.28,
      (time) =>
        Math.sign(Math.sin(2 * Math.PI * 148 * time)) * Math.min(1, time / 0.02, (0.28 - time) / 0.04) * 0.4,
    ),
    () => 700,
  );
}
