import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function recordedProgress() {
  const written: string[] = [];
  const clock = { ms: 0 };
  const progress = createProgress(
    (text) => written.push(text.replace('\r\u001B[K', '')),
    () => clock.ms,
  );
  return { progress, written, clock };
}

test('shows the count, the percentage and the time left, at most five times a second', () => {
  const { progress, written, clock } = recordedProgress();
  progress.start('Listing', 1_000);
  progress.advance(50);
  clock.ms = 10_000;
  progress.advance(50);
  progress.advance(50);
  expect(written).toEqual(['Listing: 0 of 1000 (0 %)', 'Listing: 100 of 1000 (10 %), 90 s left']);
});

test('shows only what is done if the total is unknown', () => {
  const { progress, written, clock } = recordedProgress();
  progress.start('Reading grid.csv');
  clock.ms = 300;
  progress.advance(7);
  expect(written).toEqual(['Reading grid.csv …', 'Reading grid.csv: 7']);
});

test('removes its line once, and shows it again with the next step', () => {
  const { progress, written } = recordedProgress();
  progress.clear();
  progress.start('Copying', 10);
  progress.clear();
  progress.clear();
  progress.advance(10);
  expect(written).toEqual(['Copying: 0 of 10 (0 %)', '', 'Copying: 10 of 10 (100 %), 0 s left']);
});
