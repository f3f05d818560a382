import { afterEach, expect, test, vi } from 'vitest';
import { printBuilt, printBundled, printStart } from './build-progress.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

function printed(isTerminal: boolean): string[] {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.stderr.isTTY = isTerminal;
  for (const print of [printStart, printBundled, printBuilt]) print();
  return write.mock.calls.map(([line]) => String(line));
}

test('a terminal shows that the site is built, and each step of it', () => {
  expect(printed(true)).toEqual([
    expect.stringMatching(/^Building the site\. .*\n$/),
    expect.stringMatching(/^Step 1 of 2: .*\n$/),
    expect.stringMatching(/^Step 2 of 2: .*\n$/),
  ]);
});

test('without a terminal the build prints nothing', () => {
  expect(printed(false)).toEqual([]);
});
