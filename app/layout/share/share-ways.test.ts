import { expect, test } from 'vitest';
import { shareAddress } from './share-ways.ts';

const shared = { title: 'Join me', text: 'Fans & friends', url: 'https://sportbuddy.example/ar?x=1&y=2' };

test('X gets the text and the address apart, WhatsApp both in one text', () => {
  const x = new URL(shareAddress('X', shared));
  expect([x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([shared.text, shared.url]);
  expect(new URL(shareAddress('WhatsApp', shared)).searchParams.get('text')).toBe(
    `${shared.text} ${shared.url}`,
  );
});

test('TikTok and Facebook get the address, Instagram its own home page', () => {
  expect(new URL(shareAddress('TikTok', shared)).searchParams.get('url')).toBe(shared.url);
  expect(new URL(shareAddress('Facebook', shared)).searchParams.get('u')).toBe(shared.url);
  expect(shareAddress('Instagram', shared)).toBe('https://www.instagram.com/');
});

test('an ampersand in a text cannot add a header to the e-mail or cut the text message', () => {
  const mail = new URL(shareAddress('email', shared));
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(shareAddress('sms', shared)).toBe(`sms:?body=${encodeURIComponent(`${shared.text} ${shared.url}`)}`);
});
