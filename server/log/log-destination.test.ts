import { expect, test, vi } from 'vitest';
import { createLogDestination } from './log-destination.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A place to write that takes `room` bytes and then says `code`. */
function place() {
  const state = { text: '', room: Number.POSITIVE_INFINITY, code: 'EAGAIN' };
  const write = (bytes: Buffer) => {
    if (state.room === 0) throw failure(state.code);
    const taken = bytes.subarray(0, state.room);
    state.text += taken.toString();
    state.room -= taken.length;
    return taken.length;
  };
  return { state, log: createLogDestination(write) };
}

const lostIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('"lost"'))
    .map((line): number => JSON.parse(line).lost);

test('lines go out in their order while there is room', () => {
  const { state, log } = place();
  for (const line of ['a\n', 'b\n']) log.write(line);
  expect(state.text).toBe('a\nb\n');
});

test('lines that a slow reader has no room for wait, and none is cut', async () => {
  const { state, log } = place();
  state.room = 3;
  for (const line of ['one\n', 'two\n']) log.write(line);
  expect(state.text).toBe('one');
  state.room = Number.POSITIVE_INFINITY;
  await log.end(10_000);
  expect(state.text).toBe('one\ntwo\n');
});

test('what waits is bounded, and how much was lost is told without another line', async () => {
  const { state, log } = place();
  state.room = 0;
  const line = `${'x'.repeat(1_023)}\n`;
  for (let n = 0; n < 1_000; n++) log.write(line);
  state.room = Number.POSITIVE_INFINITY;
  await vi.waitFor(() => expect(lostIn(state.text)).toHaveLength(1), { timeout: 10_000 });
  const kept = state.text.split('\n').filter((text) => text.startsWith('x')).length;
  expect(kept).toBeGreaterThan(200);
  expect(kept).toBeLessThan(300);
  expect(lostIn(state.text)).toEqual([1_000 - kept]);
});

test.each(['ENOSPC', 'EPIPE', 'EIO'])('on %s lines are lost and counted, and a cut one is ended', (code) => {
  const { state, log } = place();
  Object.assign(state, { code, room: 2 });
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);
  state.room = Number.POSITIVE_INFINITY;
  log.write('four\n');
  log.write('five\n');
  expect(state.text).toMatch(/^on\n\{"level":40,[^\n]+\}\nfour\nfive\n$/);
  expect(lostIn(state.text)).toEqual([3]);
});

test('a stop does not wait for a reader who never comes', async () => {
  const { state, log } = place();
  state.room = 0;
  log.write('one\n');
  await log.end(1);
  expect(state.text).toBe('');
});

test('a line after a lull tells nothing that was told before', async () => {
  const { state, log } = place();
  Object.assign(state, { code: 'EPIPE', room: 0 });
  log.write('one\n');
  state.room = Number.POSITIVE_INFINITY;
  for (const line of ['two\n', 'three\n']) log.write(line);
  expect(lostIn(state.text)).toEqual([1]);
  expect(state.text).toMatch(
    /^\{"level":40,"time":\d+,"lost":1,"msg":"log lines were lost"\}\ntwo\nthree\n$/,
  );
});

test('what was lost meanwhile is told by itself when there is room again', async () => {
  vi.useFakeTimers();
  const { state, log } = place();
  state.room = 0;
  log.write(`${'x'.repeat(256 * 1024)}\n`);
  log.write('lost\n');
  await vi.advanceTimersByTimeAsync(500);
  expect(state.text).toBe('');
  state.room = Number.POSITIVE_INFINITY;
  await vi.advanceTimersByTimeAsync(50);
  expect(lostIn(state.text)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(lostIn(state.text)).toEqual([1]);
  vi.useRealTimers();
});

test('a line that fits exactly into what may wait still waits', () => {
  const { state, log } = place();
  state.room = 0;
  log.write('x'.repeat(256 * 1024));
  log.write('kept\n');
  log.write('lost\n');
  state.room = Number.POSITIVE_INFINITY;
  return vi.waitFor(
    () => {
      expect(state.text).toContain('kept\n');
      expect(state.text).not.toContain('lost\n');
      expect(lostIn(state.text)).toEqual([1]);
    },
    { timeout: 20_000 },
  );
});

test('a stop waits for a reader who comes in time, and no longer than it may', async () => {
  vi.useFakeTimers();
  const { state, log } = place();
  state.room = 0;
  log.write('one\n');
  let ended = '';
  void log.end(500).then(() => {
    ended = state.text || 'nothing';
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toBe('');
  state.room = Number.POSITIVE_INFINITY;
  await vi.advanceTimersByTimeAsync(50);
  expect(ended).toBe('one\n');
  state.room = 0;
  log.write('two\n');
  ended = '';
  void log.end(500).then(() => {
    ended = 'given up';
  });
  await vi.advanceTimersByTimeAsync(450);
  expect(ended).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toBe('given up');
  vi.useRealTimers();
});

test('an error without a code is a place that is gone', () => {
  let fails = true;
  let text = '';
  const log = createLogDestination((bytes) => {
    if (fails) throw new Error('no code');
    text += bytes;
    return bytes.length;
  });
  log.write('one\n');
  fails = false;
  log.write('two\n');
  expect(lostIn(text)).toEqual([1]);
});
