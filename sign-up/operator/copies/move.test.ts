import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  databaseKinds,
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { queueConfirmation } from '../../../tests/fixtures/databases/queue-confirmation.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { recordMailEvent } from '../../letters/mail-events.ts';
import { queueLetters } from '../../letters/queue.ts';
import { confirm, unsubscribe } from '../../letters/subscriptions.ts';
import { liftBlock } from '../../store/mailboxes/mail-blocks.ts';
import { countForMailboxes } from '../../store/mailboxes/mailbox-limit.ts';
import { openDatabase } from '../../store/open-database.ts';

let embedded: TestDatabase;
let cluster: TestDatabase;
const people = Array.from({ length: 1_300 }, (_, n) => ({ email: `fan${n}@example.com`, attempts: n % 2 }));
beforeAll(async () => {
  embedded = await embeddedDatabase();
  const { db, close } = await openMigrated(embedded);
  await insertSignUps(db, people);
  await db
    .updateTable('sign_ups')
    .set({ name: 'سارة "x"\\', team: "O'Neil" })
    .where('name', '=', 'Fan 7')
    .execute();
  const fans = await db.selectFrom('sign_ups').select('id').where('email', 'like', 'fan1__@%').execute();
  const ids = fans.map(({ id }) => id).slice(0, 3);
  await queueLetters(db, 'launch', ids, { now: Date.now(), validUntil: '2027-06-13T00:00:00.000Z' });
  await confirm(db, await accessOf(db, ids[0]));
  await unsubscribe(db, await accessOf(db, ids[1]));
  await recordMailEvent(db, { kind: 'bounce', emails: ['gone@example.com'] });
  await countForMailboxes(db, ['fan7@example.com'], Date.now(), { isNew: false });
  await close();
  await runSignups(['erase', 'fan0@example.com'], embedded.settings);
});
afterAll(() => embedded.remove());
beforeEach(async () => {
  cluster = await databaseKinds[1].make();
});
afterEach(() => cluster.remove());

const url = () => cluster.settings.DATABASE_URL ?? '';
const move = () => runSignups(['move', '--to', url()], embedded.settings);
const exported = async (testDatabase: TestDatabase) =>
  (await runSignups(['export', '--format', 'csv'], testDatabase.settings)).stdout.split('\n').toSorted();

test('copies sign-ups, deliveries and erasures to PostgreSQL', async () => {
  const { code, stdout, stderr } = await move();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^sign_ups: 1299 rows, checksum \w+ on both sides\ndeliveries: 1299 rows.*\nduplicates: 0 rows.*\nerasures: 1 rows.*\nformer_sign_ups: 0 rows.*\nheld_sign_ups: 0 rows.*\nletters: 3 rows.*\nsubscriptions: 2 rows.*\nmail_blocks: 1 rows.*\nmailboxes: 1 rows.*\nMoved to PostgreSQL at \S+\. Set DATABASE_URL/,
  );
  expect(stdout).not.toMatch(/postgres(ql)?:\/\//);
  expect(await exported(cluster)).toEqual(await exported(embedded));
});

test('resumes an interrupted move, and overwrites rows that changed since', async () => {
  const target = await openMigrated(cluster);
  await move();
  await target.db.deleteFrom('deliveries').where('attempts', '=', 1).execute();
  await target.db
    .deleteFrom('sign_ups')
    .where(sql<boolean>`id not in (select sign_up_id from deliveries)`)
    .execute();
  await target.db.updateTable('deliveries').set({ state: 'parked' }).execute();
  expect((await move()).code).toBe(0);
  expect(await exported(cluster)).toEqual(await exported(embedded));
  await target.close();
});

test('continues after a sign-up was erased or purged between two tries', async () => {
  const source = await embeddedDatabase();
  const { db, close } = await openMigrated(source);
  await insertSignUps(db, [
    { email: 'ann@example.com' },
    { email: 'bob@example.com', attempts: 1 },
    { email: 'old@example.com', createdAt: '2019-01-01T00:00:00.000Z' },
  ]);
  await close();
  const settings = { ...source.settings, LAUNCH_DATE: '2020-06-06' };
  const moveAgain = () => runSignups(['move', '--to', url()], settings);
  expect((await moveAgain()).code).toBe(0);
  await runSignups(['erase', 'ann@example.com'], settings);
  await runSignups(['purge'], settings);
  expect(await moveAgain()).toMatchObject({ code: 0, stderr: '' });
  const moved = await exported(cluster);
  expect(moved).toEqual(await exported(source));
  expect(moved.join()).toContain('bob@example.com');
  expect(moved.join()).not.toMatch(/ann@|old@/);
  await source.remove();
});

test('continues after a letter was queued anew, and after a subscription ended, between two tries', async () => {
  const source = await embeddedDatabase();
  const { db, close } = await openMigrated(source);
  await insertSignUps(db, [{ email: 'ann@example.com' }]);
  const [{ id = '' } = {}] = await db.selectFrom('sign_ups').select('id').execute();
  const queue = () => queueConfirmation(db, id, { state: 'waiting', now: Date.now() });
  await queue();
  await confirm(db, await accessOf(db, id));
  const moveAgain = () => runSignups(['move', '--to', url()], source.settings);
  await close();
  expect((await moveAgain()).code).toBe(0);
  const again = await openMigrated(source);
  await again.db.deleteFrom('letters').execute();
  await again.db.deleteFrom('subscriptions').execute();
  await queueConfirmation(again.db, id, { state: 'waiting', now: Date.now() });
  const kept = await again.db.selectFrom('letters').selectAll().execute();
  await again.close();
  expect(await moveAgain()).toMatchObject({ code: 0, stderr: '' });
  const target = await openMigrated(cluster);
  expect(await target.db.selectFrom('letters').selectAll().execute()).toEqual(kept);
  expect(await target.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  await target.close();
  await source.remove();
});

test('continues after a block was lifted, and after a counter was deleted, between two tries', async () => {
  const source = await embeddedDatabase();
  const { db, close } = await openMigrated(source);
  await recordMailEvent(db, { kind: 'bounce', emails: ['ann@example.com', 'bob@example.com'] });
  await countForMailboxes(db, ['ann@example.com'], Date.now(), { isNew: false });
  await close();
  const moveAgain = () => runSignups(['move', '--to', url()], source.settings);
  expect((await moveAgain()).code).toBe(0);
  const again = await openMigrated(source);
  await liftBlock(again.db, 'ann@example.com');
  await again.db.deleteFrom('mailboxes').execute();
  const kept = await again.db.selectFrom('mail_blocks').selectAll().execute();
  await again.close();
  expect(await moveAgain()).toMatchObject({ code: 0, stderr: '' });
  const target = await openMigrated(cluster);
  expect(await target.db.selectFrom('mail_blocks').selectAll().execute()).toEqual(kept);
  expect(await target.db.selectFrom('mailboxes').selectAll().execute()).toEqual([]);
  await target.close();
  await source.remove();
});

test('refuses a target with other sign-ups, and leaves it unchanged', async () => {
  const target = await openMigrated(cluster);
  await target.db
    .insertInto('sign_ups')
    .values({ ...makeSignUp('X'), id: 'x', email_key: 'x@example.com', created_at: '2026-01-01' })
    .execute();
  expect(await move()).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The target has rows in sign_ups that this database does not have. Move to an empty database. [target-not-empty]\n',
  });
  expect((await target.db.selectFrom('sign_ups').select('id').execute()).length).toBe(1);
  await target.close();
});

test('reports a target that changes rows on insert', async () => {
  const target = await openMigrated(cluster);
  await sql`create function shout() returns trigger language plpgsql as $$ begin new.team = 'X'; return new; end $$`.execute(
    target.db,
  );
  await sql`create trigger shout before insert on sign_ups for each row execute function shout()`.execute(
    target.db,
  );
  const { code, stderr } = await move();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^sign_ups differs: 1299 rows \(\w+\) here, 1299 \(\w+\) there\.[^\n]+\n$/);
  await target.close();
});

test('an unreachable target prints one line, and the source is unchanged', async () => {
  const { code, stderr } = await runSignups(
    ['move', '--to', 'postgres://u:pw@127.0.0.1:1/none'],
    embedded.settings,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The move was not finished \(ECONNREFUSED: [^\n]+\);[^\n]+\n$/);
  const { db, close } = openDatabase(embedded.settings);
  expect((await db.selectFrom('sign_ups').select('id').execute()).length).toBe(1_299);
  await close();
});
