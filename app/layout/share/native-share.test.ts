// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareNatively } from './native-share.ts';

const shared = { title: 'Join me', text: 'Fans & friends', url: 'https://fans.example.com/ar?x=1&y=2' };

/** Mocks `navigator.share`. */
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
])('a share sheet that ends with %s returns %s', async (name, isDone) => {
  stubSheet(refuseWith(name));
  expect(await shareNatively(shared)).toBe(isDone);
});

test('returns false without a share sheet', async () => {
  stubSheet(undefined);
  expect(await shareNatively(shared)).toBe(false);
});

test('does not open a second share sheet while one is open', async () => {
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
