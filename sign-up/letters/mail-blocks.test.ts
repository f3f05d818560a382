import { beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { type Correctable, correctedId } from '../correction-tokens.ts';
import { claimDue } from '../delivery/outbox.ts';
import { emailKey } from '../email-key.ts';
import { invite } from '../operator/letters/invite.ts';
import { mapOrigin } from '../origin.ts';
import { correctSignUp } from '../store/changes.ts';
import { eraseRows } from '../store/erasure/erase.ts';
import { releaseAllHeld } from '../store/held.ts';
import type { BlockReason } from '../store/tables.ts';
import { correctOwnSignUp } from './correct-own-sign-up.ts';
import { recordMailEvent } from './mail-events.ts';
import { letterOutbox, readLetter } from './outbox.ts';
import { moveLetters, queueLetters } from './queue.ts';
import { confirm, readOwnSignUp, unsubscribe } from './subscriptions.ts';
import { emailDigest } from './tokens.ts';

const hour = 3_600_000;
const reasons: BlockReason[] = ['bounce', 'complaint'];
const email = 'ann@example.com';
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
};

describe.each(databaseKinds)('blocked addresses of the $kind database', ({ make }) => {
  const opened = openedStore(make);

  const enter = (typed: string, id?: string) =>
    opened.store.add(makeSignUp('Fan', { email: typed }), { letter: 'waiting', ...(id && { id }) });
  const access = (id: string, typed: string) => ({ id, address: emailDigest(emailKey(typed)) });
  /** @returns the id of the corrected sign-up */
  async function correctTo(correctable: Correctable, typed: string): Promise<string> {
    const id = correctedId(correctable, typed);
    const [signUp, origin] = [makeSignUp('Fan', { email: typed }), mapOrigin(() => '')];
    const letter = { state: 'waiting' } as const;
    await correctSignUp(opened.database.db, {
      correctable,
      id,
      signUp,
      origin,
      city: '',
      isHeld: false,
      letter,
    });
    return id;
  }
  const report = (kind: BlockReason, typed = email) =>
    recordMailEvent(opened.database.db, { kind, emails: [typed] });

  /** Makes letters older than a day. */
  const nextDay = async () => {
    const longAgo = new Date(Date.now() - 25 * hour).toISOString();
    await opened.database.db.updateTable('letters').set({ created_at: longAgo, due_at: longAgo }).execute();
    await opened.database.db.updateTable('mailboxes').set({ latest_at: longAgo }).execute();
  };

  /** Claims all letters that are due, as a worker does. @returns kind and address of those to send */
  async function sendDue(): Promise<string[]> {
    const jobs = await claimDue(opened.database.db, letterOutbox, { leaseMs: hour, count: 100 });
    const letters = await Promise.all(jobs.map((job) => readLetter(opened.database.db, job)));
    for (const [index, job] of jobs.entries())
      await opened.database.db
        .updateTable('letters')
        .set({ state: letters[index] ? 'delivered' : 'cancelled', claim: null })
        .where('id', '=', job.id)
        .execute();
    return letters.flatMap((letter) => letter?.emailKey ?? []).toSorted();
  }

  describe.each(reasons)('after a %s', (kind) => {
    beforeEach(async () => {
      await enter(email, 'a');
      expect(await sendDue()).toEqual([email]);
      await report(kind);
      await nextDay();
    });

    test.each([
      ['the same address', email],
      ['another spelling of it', ' ANN@Example.COM'],
    ])('entering %s again queues nothing', async (_name, typed) => {
      expect(await enter(typed.trim())).toBe('kept');
      expect(await sendDue()).toEqual([]);
      await nextDay();
      expect(await enter(typed.trim())).toBe('kept');
      expect(await sendDue()).toEqual([]);
    });

    test('a correction to the address queues nothing', async () => {
      await eraseRows(opened.database.db, email);
      await enter('eve@example.com', 'e');
      await sendDue();
      await nextDay();
      const id = await correctTo({ id: 'e', email: 'eve@example.com' }, email);
      expect(await sendDue()).toEqual([]);
      await correctOwnSignUp(opened.database.db, {
        access: access(id, email),
        signUp: makeSignUp('Eve', { email: 'eve@example.com' }),
        city: '',
        language: 'en',
        letter: { state: 'waiting' },
      });
      expect(await sendDue()).toEqual(['eve@example.com']);
    });

    test('erasing the sign-up and entering the address again queues nothing', async () => {
      await eraseRows(opened.database.db, email);
      expect(await enter(email, 'b')).toBe('kept');
      expect(await sendDue()).toEqual([]);
      expect(await queueLetters(opened.database.db, 'launch', ['b'], { now: Date.now() - hour })).toBe(1);
      expect(await sendDue()).toEqual([]);
    });

    test('correcting the sign-up to another address leaves the former one blocked', async () => {
      await correctTo({ id: 'a', email }, 'other@example.com');
      expect(await sendDue()).toEqual(['other@example.com']);
      expect(await enter(email, 'b')).toBe('kept');
      expect(await sendDue()).toEqual([]);
    });

    test('releasing a held sign-up queues nothing', async () => {
      await eraseRows(opened.database.db, email);
      await opened.store.hold(makeSignUp('Ann', { email }));
      expect(await releaseAllHeld(opened.database.db, { letters: true })).toEqual({ held: 1, released: 1 });
      expect(await sendDue()).toEqual([]);
    });

    test.each(['launch', 'reminder'] as const)('invite skips the address for a %s letter', async (letter) => {
      await eraseRows(opened.database.db, email);
      await opened.store.add(makeSignUp('Ann', { email }));
      await opened.store.add(makeSignUp('Bob', { email: 'bob@example.com' }));
      const invited = await invite(opened.database.db, letter, {}, { now: Date.now() - hour, dryRun: false });
      expect(invited).toMatchObject({ queued: 1, unsubscribed: 1 });
      expect(await sendDue()).toEqual(['bob@example.com']);
    });

    test('the operator cannot resume or retry its letters', async () => {
      await eraseRows(opened.database.db, email);
      await opened.store.add(makeSignUp('Ann', { email }), { id: 'b' });
      await queueLetters(opened.database.db, 'launch', ['b'], { now: Date.now() - hour });
      for (const from of ['paused', 'parked'] as const) {
        await opened.database.db.updateTable('letters').set({ state: from }).execute();
        const move = { from, to: 'waiting' } as const;
        expect(await moveLetters(opened.database.db, move, { now: Date.now() })).toEqual({
          moved: 0,
          limited: 0,
        });
      }
      const discard = { from: 'parked', to: 'cancelled' } as const;
      expect((await moveLetters(opened.database.db, discard, { now: Date.now() })).moved).toBe(1);
    });

    test('a press behind the link of the earlier letter allows letters again', async () => {
      expect((await readOwnSignUp(opened.database.db, access('a', email)))?.isUnsubscribed).toBe(true);
      await confirm(opened.database.db, access('a', email));
      expect((await readOwnSignUp(opened.database.db, access('a', email)))?.isUnsubscribed).toBe(false);
      await enter(email);
      await queueLetters(opened.database.db, 'launch', ['a'], { now: Date.now() - hour });
      expect(await sendDue()).toEqual([email, email]);
      await nextDay();
      await report(kind);
      await enter(email);
      expect(await sendDue()).toEqual([]);
    });

    test('"letters --allow" allows letters again, also to an address that was entered meanwhile', async () => {
      await eraseRows(opened.database.db, email);
      await enter(email, 'b');
      const allow = () =>
        runSignups(['letters', '--allow', 'Ann@Example.com'], { ...opened.testDatabase.settings, ...mail });
      expect((await allow()).stdout).toMatch(/^Allowed/);
      expect(await enter(email)).toBe('letter-queued');
      expect(await sendDue()).toEqual([email]);
      expect((await allow()).stderr).toMatch(/\[not-blocked\]\n$/);
    });

    test('"letters" lists the address with reason and day', async () => {
      const list = async () => (await runSignups(['letters'], opened.testDatabase.settings)).stdout.trimEnd();
      const word = { bounce: 'bounced', complaint: 'complained' }[kind];
      const today = new Date().toISOString().slice(0, 10);
      expect(await list()).toMatch(
        new RegExp(`^${today}T\\S+\\tall letters\\tblocked \\(${word}\\)\\t${email}$`),
      );
      await eraseRows(opened.database.db, email);
      expect(await list()).toBe('');
      await enter(email);
      expect(await list()).toContain(email);
    });
  });

  test('a letter that was queued before the event is not sent', async () => {
    await enter(email, 'a');
    const [job] = await claimDue(opened.database.db, letterOutbox, { leaseMs: hour, count: 1 });
    await report('complaint');
    await opened.database.db
      .updateTable('letters')
      .set({ state: 'waiting', claim: job?.claim ?? '' })
      .execute();
    expect(job && (await readLetter(opened.database.db, job))).toBeUndefined();
  });

  test('an event for an address without a sign-up blocks it', async () => {
    await report('complaint');
    expect(await enter(email)).toBe('kept');
    expect(await sendDue()).toEqual([]);
  });

  test('a complaint blocks all spellings of the mailbox, a bounce only the address', async () => {
    await report('complaint', 'a.nn+1@gmail.com');
    await report('bounce', 'bob+1@example.com');
    for (const typed of ['ann@gmail.com', 'Ann+2@googlemail.com', 'bob+1@example.com', 'bob@example.com'])
      await enter(typed);
    expect(await sendDue()).toEqual(['bob@example.com']);
  });

  test('who unsubscribed apart from the block stays unsubscribed when it is lifted', async () => {
    const settings = { ...opened.testDatabase.settings, ...mail };
    for (const [id, isFirst] of [
      ['before', true],
      ['after', false],
    ] as const) {
      const typed = `${id}@example.com`;
      await enter(typed, id);
      if (isFirst) await unsubscribe(opened.database.db, access(id, typed));
      await report('bounce', typed);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!isFirst) await unsubscribe(opened.database.db, access(id, typed));
      expect((await runSignups(['letters', '--allow', typed], settings)).code).toBe(0);
      expect((await readOwnSignUp(opened.database.db, access(id, typed)))?.isUnsubscribed).toBe(true);
    }
  });

  test('stores no address', async () => {
    await enter(email);
    await report('bounce');
    for (const table of ['mail_blocks', 'mailboxes'] as const)
      expect(JSON.stringify(await opened.database.db.selectFrom(table).selectAll().execute())).not.toMatch(
        /@|ann/,
      );
  });
});
