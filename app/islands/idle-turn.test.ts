// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { idleTurn, skipIdleTurn } from './idle-turn.ts';

let callbacks: (() => void)[] = [];
let started: string[] = [];

beforeEach(() => {
  callbacks = [];
  started = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
});

function waitFor(name: string): HTMLElement {
  const island = document.createElement('div');
  void idleTurn(island).then(() => started.push(name));
  return island;
}

/** Runs one idle period. Callbacks that are requested in it run in the next one. */
async function becomeIdle(): Promise<void> {
  for (const callback of callbacks.splice(0)) callback();
  await Promise.resolve();
}

test('one island starts in each idle period, in order', async () => {
  for (const name of ['countdown', 'film', 'carousel']) waitFor(name);
  await Promise.resolve();
  expect(started).toEqual([]);
  await becomeIdle();
  expect(started).toEqual(['countdown']);
  waitFor('map');
  for (const count of [2, 3, 4]) {
    await becomeIdle();
    expect(started).toHaveLength(count);
  }
  expect(started).toEqual(['countdown', 'film', 'carousel', 'map']);
  expect(callbacks).toEqual([]);
});

test('a used island starts at once, and the others keep their turns', async () => {
  waitFor('countdown');
  const form = waitFor('form');
  waitFor('film');
  skipIdleTurn(form);
  await Promise.resolve();
  expect(started).toEqual(['form']);
  await becomeIdle();
  expect(started).toEqual(['form', 'countdown']);
  await becomeIdle();
  expect(started).toEqual(['form', 'countdown', 'film']);
});

test('an island that was used before its turn does not wait', async () => {
  const island = document.createElement('div');
  skipIdleTurn(island);
  await idleTurn(island);
  expect(callbacks).toEqual([]);
});

test('islands start without requestIdleCallback, as in Safari', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  waitFor('countdown');
  waitFor('film');
  await vi.waitFor(() => expect(started).toEqual(['countdown', 'film']));
});
