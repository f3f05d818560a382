// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareAddress, shareNatively } from './sharing.ts';

const shared = { title: 'Join me', text: 'Fans & friends', url: 'https://sportbuddy.example/ar?x=1&y=2' };

test('X gets text and URL separately, WhatsApp as one text', () => {
  const x = new URL(shareAddress('X', shared));
  expect([x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([shared.text, shared.url]);
  expect(new URL(shareAddress('WhatsApp', shared)).searchParams.get('text')).toBe(
    `${shared.text} ${shared.url}`,
  );
});

test('TikTok and Facebook get the URL, Instagram its own home page', () => {
  expect(new URL(shareAddress('TikTok', shared)).searchParams.get('url')).toBe(shared.url);
  expect(new URL(shareAddress('Facebook', shared)).searchParams.get('u')).toBe(shared.url);
  expect(shareAddress('Instagram', shared)).toBe('https://www.instagram.com/');
});

test('an ampersand adds no header to the e-mail and does not cut off the text message', () => {
  const mail = new URL(shareAddress('email', shared));
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(shareAddress('sms', shared)).toBe(`sms:?body=${encodeURIComponent(`${shared.text} ${shared.url}`)}`);
});

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
