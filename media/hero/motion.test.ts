import { expect, test } from 'vitest';
import { ballAt, placeAt, players } from './match/positions.ts';
import { runAt } from './match/running.ts';
import {
  cameraDrift,
  clothAt,
  fanPose,
  lampGlow,
  paperPose,
  poleLean,
  ribbonShift,
  torchAt,
  waveAt,
} from './motion.ts';
import { seeded } from './random.ts';
import { PITCH } from './stadium/bowl.ts';
import { DURATION, FPS, FRAMES } from './timing.ts';

const random = seeded(7);
const quantities: Record<string, (t: number) => unknown> = {
  camera: cameraDrift,
  ribbon: ribbonShift,
  ball: ballAt,
};
for (const player of players.keys()) quantities[`player ${player}`] = (t) => runAt(player, t);
for (let sample = 0; sample < 25; sample += 1) {
  const [a, b, c, d] = [random(), random(), random(), random()];
  const fan = { lap: a, height: b, mood: c, beat: d };
  const piece = { phase: a, spin: 3 + Math.floor(b * 5), falls: 1 + Math.floor(c * 2) };
  quantities[`fan ${sample}`] = (t) => fanPose(fan, t);
  quantities[`wave ${sample}`] = (t) => waveAt(a, b, t);
  quantities[`cloth ${sample}`] = (t) => clothAt(a, b, t, c, 2);
  quantities[`pole ${sample}`] = (t) => poleLean(t, a);
  quantities[`paper ${sample}`] = (t) => paperPose(piece, t);
  quantities[`lamp ${sample}`] = (t) => lampGlow(t, a);
  quantities[`torch ${sample}`] = (t) => torchAt(t, a);
}

const numbers = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Object.values(value as object).flatMap(numbers);

test.each(Object.entries(quantities))('%s has the same value after eight seconds', (_name, at) => {
  for (const start of [0, 0.0137, 2.7, 7.99]) {
    const [first, last] = [numbers(at(start)), numbers(at(start + DURATION))];
    // A fraction of a cycle may be 1 instead of 0, which is equivalent.
    last.forEach((value, index) => {
      const gap = Math.abs(value - (first[index] ?? Number.NaN));
      expect(Math.min(gap, Math.abs(gap - 1), Math.abs(gap - Math.PI * 2))).toBeLessThan(1e-6);
    });
  }
});

test('the loop has 8 seconds of 24 frames', () => {
  expect([DURATION, FPS, FRAMES]).toEqual([8, 24, 192]);
});

test("a fan moves by less than 12 cm between frames, across the loop's seam too", () => {
  const fan = { lap: 0.3, height: 0.5, mood: 0.5, beat: 0.5 };
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const step = fanPose(fan, (frame + 1) / FPS).lift - fanPose(fan, frame / FPS).lift;
    expect(Math.abs(step)).toBeLessThan(0.12);
  }
});

test('players run at most 6 m/s, stay on the pitch and do not run through each other', () => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const places = [...players.keys()].map((player) => placeAt(player, frame / FPS));
    for (const [player, { x, z }] of places.entries()) {
      const next = placeAt(player, (frame + 1) / FPS);
      expect(Math.hypot(next.x - x, next.z - z) * FPS).toBeLessThan(6);
      expect(Math.abs(x)).toBeLessThan(PITCH.halfLength);
      expect(Math.abs(z)).toBeLessThan(PITCH.halfWidth);
      for (const other of places.slice(player + 1))
        expect(Math.hypot(other.x - x, other.z - z)).toBeGreaterThan(0.8);
    }
  }
});

test('the ball moves by less than a metre between frames, across the seam too', () => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const [here, next] = [ballAt(frame / FPS), ballAt((frame + 1) / FPS)];
    expect(Math.hypot(next.x - here.x, next.z - here.z, next.height - here.height)).toBeLessThan(1);
  }
});
