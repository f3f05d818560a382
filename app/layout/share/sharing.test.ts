// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareNatively } from './sharing.ts';

const shared = { title: 'Join me', text: 'Fans & friends', url: 'https://sportbuddy.example/' };

/** Replaces the device's share sheet. */
function stubSheet(share: unknown): void {
  vi.stubGlobal('navigator', { share });
}
const refuseWith = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['AbortError', true],
  ['InvalidStateError', true],
  ['NotAllowedError', false],
  ['DataError', false],
])('a share sheet that ends with %s is dealt with: %s', async (name, isDone) => {
  stubSheet(refuseWith(name));
  expect(await shareNatively(shared)).toBe(isDone);
});

test('without a share sheet the panel is needed', async () => {
  stubSheet(undefined);
  expect(await shareNatively(shared)).toBe(false);
});

test('while a sheet is pending it is not opened again, afterwards it is', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const share = vi.fn(() => closed);
  stubSheet(share);
  const first = shareNatively(shared);
  expect(await shareNatively(shared)).toBe(true);
  expect(share).toHaveBeenCalledTimes(1);
  close();
  expect(await first).toBe(true);
  await shareNatively(shared);
  expect(share).toHaveBeenCalledTimes(2);
});
