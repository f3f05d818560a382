import { expect, test } from 'vitest';
import { buildProgress } from './build-progress.ts';

function printed(isTTY: boolean): string[] {
  const lines: string[] = [];
  const write = (line: string | Uint8Array) => lines.push(String(line)) > 0;
  const next = buildProgress({ isTTY, write });
  for (let step = 0; step < 5; step++) next();
  return lines;
}

test('a terminal shows that the site is built, then each step of it', () => {
  const lines = printed(true);
  expect(lines[0]).toMatch(/^Building the site\..*\n$/);
  expect(lines.slice(1).map((line) => /step (\d of \d)/.exec(line)?.[1])).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

test('without a terminal the build prints nothing', () => {
  expect(printed(false)).toEqual([]);
});
