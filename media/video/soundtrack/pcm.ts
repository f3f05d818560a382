/** Stereo PCM samples and WAV output. */
export const sampleRate = 48_000;

export interface Track {
  left: Float32Array;
  right: Float32Array;
}

export function silence(seconds: number): Track {
  const length = Math.round(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/**
 * Adds a mono sound at a time; `pan` from -1 (left) to 1 (right) with equal power. Drops samples
 * past the end.
 */
export function place(track: Track, sound: Float32Array, at: number, gain: number, pan = 0): void {
  const start = Math.round(at * sampleRate);
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * gain * Math.SQRT2;
  const right = Math.sin(angle) * gain * Math.SQRT2;
  const end = Math.min(sound.length, track.left.length - start);
  for (let index = Math.max(0, -start); index < end; index += 1) {
    const value = sound[index] ?? 0;
    track.left[start + index] = (track.left[start + index] ?? 0) + value * left;
    track.right[start + index] = (track.right[start + index] ?? 0) + value * right;
  }
}

export function mixInto(target: Track, source: Track, gain: number): void {
  for (const side of ['left', 'right'] as const) {
    const to = target[side];
    const from = source[side];
    for (let index = 0; index < to.length; index += 1)
      to[index] = (to[index] ?? 0) + (from[index] ?? 0) * gain;
  }
}

/** Creates a mono sound of `seconds` from a function of time. */
export function voice(seconds: number, sample: (time: number, index: number) => number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < sound.length; index += 1) sound[index] = sample(index / sampleRate, index);
  return sound;
}

/** Deterministic white noise from -1 to 1. */
export function noise(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2147483648 - 1;
  };
}

/** A 24-bit WAV file. Values outside -1 to 1 are clipped, so limit first. */
export function toWav({ left, right }: Track): Buffer {
  const bytes = left.length * 6;
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 6, 28);
  wav.writeUInt16LE(6, 32);
  wav.writeUInt16LE(24, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  for (let index = 0; index < left.length; index += 1) {
    const write = (value: number, at: number): void => {
      wav.writeIntLE(Math.round(Math.min(1, Math.max(-1, value)) * 8_388_607), at, 3);
    };
    write(left[index] ?? 0, 44 + index * 6);
    write(right[index] ?? 0, 47 + index * 6);
  }
  return wav;
}
