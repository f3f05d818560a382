import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['Ann.B+x@GMAILL.com', 'Ann.B+x@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@hotmail.co', 'ann@hotmail.com'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@yahoo.cm', 'ann@yahoo.com'],
  ['ann@iclould.com', 'ann@icloud.com'],
])('for %s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ann@gmail.com',
  'ann@GMAIL.com',
  'ann@mail.com',
  'ann@email.com',
  'ann@ymail.com',
  'ann@hotmail.fr',
  'ann@yahoo.co.in',
  'ann@yahoo.com.sa',
  'ann@outlook.sa',
  'ann@live.com',
  'ann@foxmail.com',
  'ann@FoxMail.com',
  'ann@prontomail.com',
  'ann@gmail.com.br',
  'ann@y7mail.com',
  'ann@xmail.com',
  'ann@macmail.com',
  'ann@virginmedia.co.uk',
  'ann@cloud.com',
  'ann@line.com',
  'ann@qq.com',
  'ann@bt.com',
  'ann@docomo.ne.jp',
  'ann@stc.com.sa',
  'ann@kfupm.edu.sa',
  'ann@liverpool.ac.uk',
  'ann@example.com',
  'سارة@موقع.السعودية',
])('suggests nothing for %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
