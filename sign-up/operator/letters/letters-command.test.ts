import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { queueConfirmation } from '../../../tests/fixtures/databases/queue-confirmation.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { recordMailEvent } from '../../letters/mail-events.ts';
import { queueLetters } from '../../letters/queue.ts';
import { unsubscribe } from '../../letters/subscriptions.ts';
import type { Database } from '../../store/database.ts';
import { runCommand } from '../operate.ts';

const dayMs = 24 * 3_600_000;
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
  MAIL_PER_HOUR: '3600',
};

describe.each(databaseKinds)('letters in the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let ids: Record<string, string>;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    const names = ['ann', 'bob', 'eve', 'zoe', 'left'];
    await insertSignUps(
      database.db,
      names.map((name) => ({ email: `${name}@example.com` })),
    );
    const rows = await database.db.selectFrom('sign_ups').select(['id', 'email']).execute();
    ids = Object.fromEntries(rows.map(({ id, email }) => [email.replace('@example.com', ''), id]));
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const id = (name: string) => ids[name] ?? '';
  const signups = (args: string[], settings: Record<string, string> = mail) =>
    runSignups(args, { ...testDatabase.settings, ...settings });
  const confirmLater = (name: string, state: 'waiting' | 'paused', now = Date.now()) =>
    queueConfirmation(database.db, id(name), { state, now });

  test('"letters" lists paused and parked letters, resumes, retries and discards them', async () => {
    const now = Date.now();
    for (const name of ['ann', 'bob']) await confirmLater(name, 'paused', now - dayMs);
    await queueLetters(database.db, 'launch', ['eve', 'zoe', 'left'].map(id), { now });
    const park = (name: string, last_failure: string) =>
      database.db
        .updateTable('letters')
        .set({ state: 'parked', last_failure, attempts: 3 })
        .where('sign_up_id', '=', id(name))
        .execute();
    await park('eve', 'smtp:550');
    await park('zoe', 'bounced');
    await park('left', 'smtp:550');
    await unsubscribe(database.db, await accessOf(database.db, id('left')));
    const listed = (await signups(['letters'])).stdout.trimEnd().split('\n');
    expect(listed.map((line) => line.split('\t').slice(1).join(' ')).toSorted()).toEqual([
      'confirmation paused ann@example.com',
      'confirmation paused bob@example.com',
      'launch parked (SMTP 550) eve@example.com',
      'launch parked (SMTP 550) left@example.com',
      'launch parked (bounced) zoe@example.com',
    ]);
    expect((await signups(['letters', '--retry'])).stdout).toBe('Queued: 1\n');
    expect((await signups(['letters', '--resume'])).stdout).toBe('Queued: 2\n');
    expect((await signups(['letters', '--discard-paused'])).stdout).toBe('Discarded: 0\n');
    const waiting = await database.db
      .selectFrom('letters')
      .selectAll()
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .execute();
    expect(waiting.map(({ attempts, last_failure }) => [attempts, last_failure])).toEqual(
      Array(3).fill([0, null]),
    );
    expect(waiting.every(({ due_at }) => Date.parse(due_at) >= now)).toBe(true);
    await database.db
      .updateTable('letters')
      .set({ state: 'paused' })
      .where('kind', '=', 'confirmation')
      .execute();
    expect((await signups(['letters', '--discard-paused'], {})).stdout).toBe('Discarded: 2\n');
    expect((await signups(['letters', '--resume'], {})).stderr).toMatch(/\[no-mail\]\n$/);
    expect((await signups(['letters', '--all'])).stderr).toMatch(/^Unknown option '--all'/);
  });

  test('"letters" shows at most 100 letters and 100 blocked addresses on a terminal', async () => {
    const people = Array.from({ length: 120 }, (_, n) => ({ email: `fan${n}@example.com` }));
    await database.db.deleteFrom('sign_ups').execute();
    await insertSignUps(database.db, people);
    const emails = people.map(({ email }) => email);
    for (const { id } of await database.db.selectFrom('sign_ups').select('id').execute())
      await queueConfirmation(database.db, id, { state: 'paused', now: Date.now() });
    await recordMailEvent(database.db, { kind: 'bounce', emails });
    await database.db.updateTable('letters').set({ state: 'paused' }).execute();
    const linesOf = async (isTerminal: boolean) => {
      const lines: string[] = [];
      const write = async (output: string | Uint8Array) => void lines.push(String(output));
      await runCommand(['letters'], { ...testDatabase.settings, ...mail }, { write, isTerminal });
      return lines.join('').trimEnd().split('\n');
    };
    expect(await linesOf(false)).toHaveLength(120 + 120);
    const shown = await linesOf(true);
    expect(shown).toHaveLength(101 + 101);
    expect(shown[100]).toMatch(/^There are more\. /);
    expect(shown[201]).toBe(shown[100]);
    expect(shown.slice(101, 201).every((line) => line.includes('blocked (bounced)'))).toBe(true);
  });

  test('"letters --allow" needs exactly one address', async () => {
    for (const args of [['--allow'], ['--allow', 'ann@example.com', 'x'], ['--resume', 'x']])
      expect((await signups(['letters', ...args])).stderr).toContain(
        'Example: npm run -s signups -- letters',
      );
    expect((await signups(['letters', '--allow', 'ann@example.com'])).stderr).toMatch(/\[not-blocked\]\n$/);
  });

  test('"letters --resume" says how many letters stay paused', async () => {
    await database.db.deleteFrom('sign_ups').execute();
    await insertSignUps(
      database.db,
      [1, 2, 3, 4, 5].map((n) => ({ email: `ann+${n}@example.com` })),
    );
    for (const { id } of await database.db.selectFrom('sign_ups').select('id').execute())
      await queueConfirmation(database.db, id, { state: 'paused', now: Date.now() });
    expect((await signups(['letters', '--resume'])).stdout).toBe(
      'Queued: 3\nStill paused, because their mailboxes have had enough confirmations today: 2\n',
    );
  });

  test('"stats" counts letters by kind and state, with pace and pause', async () => {
    expect((await signups(['stats'])).stdout).toMatch(/\nparked 0\n$/);
    for (const name of ['ann', 'bob', 'left']) await confirmLater(name, 'waiting');
    await confirmLater('eve', 'paused');
    await unsubscribe(database.db, await accessOf(database.db, id('left')));
    await queueLetters(database.db, 'launch', ['ann', 'zoe'].map(id), { now: Date.now() });
    await database.db
      .updateTable('letters')
      .set({ state: 'delivered' })
      .where('kind', '=', 'launch')
      .execute();
    const lines = async (settings?: Record<string, string>) =>
      (await signups(['stats'], settings)).stdout.split('\n').slice(4, -1);
    const counts = [
      'confirmation letters: waiting 2, sent 0, parked 0, paused 1, cancelled 1',
      'launch letters: waiting 0, sent 2, parked 0, paused 0, cancelled 0',
    ];
    expect(await lines()).toEqual([...counts, 'At 1 a second the waiting letters take 2 s.']);
    expect(await lines({ ...mail, MAIL_PER_HOUR: '100' })).toContainEqual(
      'At 0.0278 a second the waiting letters take 72 s.',
    );
    expect(await lines({})).toEqual(counts);
    const next_at = new Date(Date.now() + 60_000).toISOString();
    await database.db.updateTable('delivery_pace').set({ paused: 1, next_at }).where('id', '=', 2).execute();
    expect((await lines()).at(-1)).toBe(`Letters are paused until ${next_at}.`);
  });
});
