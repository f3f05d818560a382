/** Drums, claps and sound effects, synthesised from sines and noise. */
import { bandPass, highPass, lowPass } from './filters.ts';
import { noise, voice } from './pcm.ts';

export function kick(length = 0.45, low = 46): Float32Array {
  let phase = 0;
  return voice(length, (time) => {
    phase += (2 * Math.PI * (low + 150 * Math.exp(-time * 38))) / 48_000;
    const body = Math.sin(phase) * Math.exp(-time * 8.5);
    return Math.tanh(body * 1.9 + Math.exp(-time * 420) * 0.35) * 0.85;
  });
}

/** A clap of several hands: short bursts a few milliseconds apart. */
export function clap(seed: number, hands = 5): Float32Array {
  const next = noise(seed);
  const raw = voice(0.4, (time) => {
    let level = 0;
    for (let hand = 0; hand < hands; hand += 1) {
      const since = time - hand * (0.007 + 0.0021 * ((seed * (hand + 3)) % 5));
      if (since >= 0) level += Math.exp(-since * (hand === hands - 1 ? 24 : 150));
    }
    return next() * level;
  });
  return bandPass(raw, 1250, 0.8).map((value) => value * 1.5);
}

export function snare(seed: number): Float32Array {
  const next = noise(seed);
  const raw = voice(
    0.28,
    (time) => next() * Math.exp(-time * 19) + Math.sin(2 * Math.PI * 190 * time) * Math.exp(-time * 26) * 0.8,
  );
  return highPass(raw, 130);
}

export function hat(seed: number, length = 0.06): Float32Array {
  const next = noise(seed);
  return highPass(
    voice(length * 3, (time) => next() * Math.exp(-time / (length * 0.45))),
    7200,
  );
}

export function stomp(seed: number): Float32Array {
  const next = noise(seed);
  const raw = voice(0.5, (time) => (next() * 0.9 + Math.sin(2 * Math.PI * 58 * time)) * Math.exp(-time * 13));
  return lowPass(raw, () => 260).map((value) => value * 2.2);
}

export function crash(seed: number, length = 2.4): Float32Array {
  const next = noise(seed);
  return highPass(
    voice(length, (time) => next() * Math.exp((-time * 3.2) / length)),
    3600,
  ).map((value) => value * 0.8);
}

/** Noise that opens up over `length` seconds. */
export function riser(seed: number, length: number): Float32Array {
  const next = noise(seed);
  return lowPass(
    voice(length, (time) => next() * (time / length) ** 2),
    (time) => 200 + 9000 * (time / length) ** 2,
  );
}

/** Noise that sweeps past. */
export function whoosh(seed: number, length = 0.7): Float32Array {
  const next = noise(seed);
  return bandPass(
    voice(length, (time) => next() * Math.sin((Math.PI * time) / length) ** 2),
    900,
    0.6,
  );
}

/** A plate of the board falling on its stop. */
export function flapClick(seed: number): Float32Array {
  const next = noise(seed);
  return bandPass(
    voice(0.03, (time) => next() * Math.exp(-time * 190)),
    2400 + (seed % 7) * 180,
    1.6,
  );
}

/** Paper torn along a perforation. */
export function tear(seed: number, length: number): Float32Array {
  const next = noise(seed);
  let grain = 0;
  return highPass(
    voice(length, (time, index) => {
      if (index % 420 === 0) grain = 0.3 + 0.7 * Math.abs(next());
      const tooth = Math.exp(-((index % 420) / 120));
      return next() * grain * (0.35 + tooth) * Math.sin((Math.PI * time) / length) ** 0.5;
    }),
    1800,
  );
}

/** The bank of lamps switching on. */
export function lampOn(seed: number): Float32Array {
  const next = noise(seed);
  return voice(0.9, (time) => {
    const knock = (next() * 0.5 + Math.sin(2 * Math.PI * 72 * time)) * Math.exp(-time * 22);
    const hum = Math.sin(2 * Math.PI * 100 * time) * 0.12 * Math.exp(-time * 4);
    return knock + hum;
  });
}
