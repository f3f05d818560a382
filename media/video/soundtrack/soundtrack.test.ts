import { expect, test } from 'vitest';
import { bar, beat } from '../stage/motion.ts';
import { duration } from '../timeline.ts';
import { crowdLevels } from './crowd-levels.ts';
import { limit } from './filters.ts';
import { beats, tune, tuneBetween } from './harmony.ts';
import { readLoudness } from './loudness.ts';
import { noise, place, sampleRate, silence, toWav, voice } from './pcm.ts';

test('beats returns times from the start, end excluded', () => {
  expect(beats(2, 4)).toEqual([2, 2.5, 3, 3.5]);
  expect(beats(2, 4, 2, 1)).toEqual([2.5, 3.5]);
});

test('the tune lasts four bars without overlapping notes', () => {
  let last = 0;
  for (const [start, length] of tune) {
    expect(start).toBeGreaterThanOrEqual(last);
    last = start + length;
  }
  expect(last * beat).toBeLessThanOrEqual(4 * bar);
});

test('tuneBetween loops the tune and stays inside the range', () => {
  const notes = tuneBetween(80, 87.6);
  expect(notes[0]).toMatchObject({ at: 80, pitch: 62 });
  for (const { at, length } of notes) {
    expect(at).toBeGreaterThanOrEqual(80);
    expect(at + length).toBeLessThanOrEqual(87.6 + 1e-9);
  }
});

test('a centred sound is equally loud on both sides; samples past the end are dropped', () => {
  const track = silence(0.01);
  place(track, new Float32Array([0.5]), 0, 1);
  place(track, new Float32Array([1]), 5, 1);
  expect(track.left[0]).toBeCloseTo(0.5);
  expect(track.right[0]).toBeCloseTo(0.5);
  expect(Math.max(...track.left.subarray(1))).toBe(0);
});

test('the limiter keeps samples below the ceiling and does not change quiet sounds', () => {
  const loud = voice(0.2, (time) => Math.sin(2 * Math.PI * 220 * time) * (time > 0.1 ? 3 : 0.1));
  const held = limit({ left: loud, right: loud }, 1, 0.7);
  expect(Math.max(...held.left.map(Math.abs))).toBeLessThanOrEqual(0.7 + 1e-6);
  expect(held.left[1000]).toBeCloseTo(loud[1000] ?? 0, 5);
});

test('noise is deterministic and within -1 and 1', () => {
  const first = noise(4);
  const second = noise(4);
  for (let index = 0; index < 1000; index += 1) {
    const value = first();
    expect(value).toBe(second());
    expect(Math.abs(value)).toBeLessThanOrEqual(1);
  }
});

test('the crowd starts as a television, roars at the second goal and is silent at the end', () => {
  expect(crowdLevels(6).roar).toBe(0);
  expect(crowdLevels(8.05).television).toBeGreaterThan(1);
  expect(crowdLevels(30.2).roar).toBeGreaterThan(1);
  expect(crowdLevels(duration)).toEqual({ murmur: 0, roar: 0, television: 0 });
});

test('a WAV file states its length, 24-bit stereo at 48 kHz', () => {
  const wav = toWav(silence(0.5));
  expect(wav.toString('ascii', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(24)).toBe(sampleRate);
  expect(wav.readUInt16LE(34)).toBe(24);
  expect(wav.length).toBe(44 + 0.5 * sampleRate * 6);
});

test('reads the loudness from the summary, and throws without one', () => {
  const report = 'I: -70.0 LUFS\nSummary:\n  I:  -15.9 LUFS\n  True peak:\n    Peak:  -1.9 dBFS\n';
  expect(readLoudness(report)).toEqual({ integrated: -15.9, truePeak: -1.9 });
  expect(() => readLoudness('nothing')).toThrow('no loudness');
});
