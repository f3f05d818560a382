import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  absentDatabase,
  asAdministrator,
  configureDatabase,
  createDatabase,
  nameOf,
} from '../../../tests/fixtures/databases/databases.ts';
import { type PgBouncer, startPgBouncer } from '../../../tests/fixtures/databases/pgbouncer.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../../tests/fixtures/processes/webhook-receiver.ts';
import { webhookChannel } from '../../delivery/send.ts';
import { startWorker } from '../../delivery/worker.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe.each(['session', 'transaction'] as const)('behind PgBouncer in %s mode', (mode) => {
  let direct: string;
  let bouncer: PgBouncer;
  let settings: { DATA_DIR: string; DATABASE_URL: string };
  let database: Database;
  beforeEach(async () => {
    direct = absentDatabase();
    await createDatabase(direct);
    bouncer = await startPgBouncer(Number(new URL(inject('postgres')).port), mode);
    settings = {
      DATA_DIR: 'unused',
      DATABASE_URL: `postgres://postgres@127.0.0.1:${bouncer.port}/${nameOf(direct)}`,
    };
    database = openDatabase(settings);
    await migrate(database.db);
  });
  afterEach(async () => {
    await database.close();
    await bouncer.stop();
  });

  test('several servers store, deliver and erase sign-ups', async () => {
    const databases = [database, openDatabase(settings), openDatabase(settings)];
    const receiver = await startReceiver();
    const stores = databases.map((each) => createStore(each));
    const workers = databases.map(({ db }) => startWorker(db, webhookChannel({ url: receiver.url }), quiet));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => stores[n % 3]?.add(makeSignUp(`fan${n}`))),
    );
    expect(answers).toEqual(Array(200).fill('kept'));
    for (const store of stores) await store.check();
    await receiver.calls(200);
    for (const worker of workers) await worker.stop();
    expect((await runSignups(['erase', 'fan7@example.com'], settings)).code).toBe(0);
    expect((await runSignups(['stats'], settings)).stdout).toMatch(/^total 199\nwaiting 0\ndelivered 199\n/);
    for (const store of stores) await store.stop();
    for (const each of databases.slice(1)) await each.close();
    await receiver.close();
  });

  test('commits each sign-up durably, also when the database defaults to asynchronous commits', async () => {
    await configureDatabase(direct, 'set synchronous_commit = off');
    await asAdministrator(
      direct,
      `create table seen (setting text);
       create function note() returns trigger language plpgsql as
         $$ begin insert into seen values (current_setting('synchronous_commit')); return new; end $$;
       create trigger note after insert on sign_ups for each row execute function note()`,
    );
    const store = createStore(database);
    for (const name of ['ann', 'bob', 'cid']) await store.add(makeSignUp(name));
    const { rows } = await sql<{ setting: string }>`select distinct setting from seen`.execute(database.db);
    expect(rows).toEqual([{ setting: 'on' }]);
    await store.stop();
  });
});
