import { expect, test } from 'vitest';
import { shareAddress } from './sharing.ts';

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
