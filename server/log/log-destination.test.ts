import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogDestination } from './log-destination.ts';

/** A kernel pipe of 64 KiB that the test reads. */
let folder: string;
let pipe: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportbuddy-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
});
afterEach(() => {
  closeSync(pipe);
  rmSync(folder, { recursive: true });
});

/** @returns the content of the pipe */
function read(): string {
  const buffer = Buffer.alloc(64 * 1024);
  try {
    return buffer.toString('utf8', 0, readSync(pipe, buffer));
  } catch {
    return '';
  }
}

const wait = { timeout: 20_000, interval: 5 };
const line = `${'x'.repeat(1_023)}\n`;

test('writes lines in order, and end() waits for them', async () => {
  const log = createLogDestination(pipe);
  for (const text of ['a\n', 'b\n']) log.write(text);
  await log.end(10_000);
  expect(read()).toBe('a\nb\n');
});

test('buffers lines for a slow reader without truncation', async () => {
  const log = createLogDestination(pipe);
  for (let n = 0; n < 200; n++) log.write(line);
  let text = '';
  await vi.waitFor(() => {
    text += read();
    expect(text).toHaveLength(200 * line.length);
  }, wait);
  expect(new Set(text.split('\n'))).toEqual(new Set([line.trimEnd(), '']));
});

test('drops lines beyond 256 KiB and logs their number', async () => {
  const log = createLogDestination(pipe);
  for (let n = 0; n < 1_000; n++) log.write(line);
  let text = '';
  await vi.waitFor(() => {
    text += read();
    expect(text).toContain('"msg":"log lines were lost"');
  }, wait);
  const lines = text.trimEnd().split('\n');
  const kept = lines.filter((each) => each === line.trimEnd()).length;
  expect(kept).toBeGreaterThanOrEqual(256);
  expect(kept).toBeLessThan(400);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 40, lost: 1_000 - kept });
});

test('end() resolves after its timeout when nothing reads', async () => {
  const log = createLogDestination(pipe);
  for (let n = 0; n < 100; n++) log.write(line);
  await log.end(50);
  const written = read().length;
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(100 * line.length);
});

test('does not throw or block on a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  const log = createLogDestination(full);
  for (let n = 0; n < 1_000; n++) log.write(line);
  await log.end(50);
  closeSync(full);
});
