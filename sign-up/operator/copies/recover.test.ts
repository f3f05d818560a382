import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { queueLetters } from '../../letters/queue.ts';
import { unsubscribe } from '../../letters/subscriptions.ts';
import type { Database } from '../../store/database.ts';
import { recordErasure } from '../../store/erasure/erasures.ts';
import { recoverSignUps } from './recover.ts';

describe.each(databaseKinds)('recovering into the $kind database', ({ make }) => {
  let databases: TestDatabase[];
  let from: Database;
  let to: Database;
  beforeEach(async () => {
    databases = [await make(), await make()];
    [from, to] = (await Promise.all(databases.map((each) => openMigrated(each)))) as [Database, Database];
  });
  afterEach(async () => {
    await Promise.all([from.close(), to.close()]);
    for (const each of databases) await each.remove();
  });

  const addressesIn = async ({ db }: Database) =>
    (await db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(({ email }) => email);

  test('adds what is missing with deliveries, letters and subscriptions, once', async () => {
    const emails = Array.from({ length: 450 }, (_, n) => `fan${String(n).padStart(3, '0')}@example.com`);
    await insertSignUps(
      from.db,
      emails.map((email) => ({ email })),
    );
    await insertSignUps(to.db, [
      { email: 'fan000@example.com', id: 'another-1' },
      { email: 'other@example.com', id: 'another-2' },
    ]);
    const [, one] = await from.db.selectFrom('sign_ups').select('id').orderBy('email').execute();
    const id = one?.id ?? '';
    await queueLetters(from.db, 'launch', [id], { now: Date.now() });
    await unsubscribe(from.db, await accessOf(from.db, id));
    await from.db
      .updateTable('deliveries')
      .set({ state: 'delivered', attempts: 2, claim: 'a worker' })
      .where('sign_up_id', '=', id)
      .execute();
    expect(await recoverSignUps(from.db, to.db)).toBe(449);
    expect(await addressesIn(to)).toEqual([...emails, 'other@example.com']);
    const delivery = await to.db.selectFrom('deliveries').selectAll().where('sign_up_id', '=', id).execute();
    expect(delivery).toMatchObject([{ state: 'delivered', attempts: 2, claim: null }]);
    expect(await to.db.selectFrom('letters').select(['sign_up_id', 'kind', 'state']).execute()).toEqual([
      { sign_up_id: id, kind: 'launch', state: 'cancelled' },
    ]);
    expect(await to.db.selectFrom('subscriptions').select('sign_up_id').execute()).toEqual([
      { sign_up_id: id },
    ]);
    expect(await recoverSignUps(from.db, to.db)).toBe(0);
  });

  test('leaves out people who were erased since', async () => {
    await insertSignUps(from.db, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
    await recordErasure(to.db, 'ann@example.com', { erasedAt: Date.now() + 1_000, mayBeDelivered: false });
    expect(await recoverSignUps(from.db, to.db)).toBe(1);
    expect(await addressesIn(to)).toEqual(['bob@example.com']);
  });
});
