import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';
import { mailboxOf, mailDigests } from './mailbox.ts';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+1@example.com', 'ann@example.com'],
  ['ann+news+2@example.com', 'ann@example.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
  ['A.n.n.+x@GMail.com', 'ann@gmail.com'],
  ['a..nn@googlemail.com', 'ann@gmail.com'],
  ['ann+x@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@gmail.com.example', 'ann@gmail.com.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(emailKey(email))).toBe(mailbox);
});

test('digests contain no address, and those of an untagged address are equal', () => {
  expect(mailDigests('ann@example.com').address).toMatch(/^[\w-]{16}$/);
  expect(mailDigests('ann@example.com').mailbox).toBe(mailDigests('ann+1@example.com').mailbox);
  expect(mailDigests('ann@example.com').address).toBe(mailDigests('ann@example.com').mailbox);
  expect(mailDigests('ann+1@example.com').address).not.toBe(mailDigests('ann+1@example.com').mailbox);
});
