import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { eraseRows } from '../operator/erasure/erase.ts';
import { mapOrigin } from '../origin.ts';
import { type Correction, correctTicket } from './changes.ts';
import type { Database } from './database.ts';
import { createStore, type SignUpStore } from './store.ts';

const origin = mapOrigin((name) => `the-${name}`);
const noOrigin = mapOrigin(() => '');
const typo = makeSignUp('Ann', { email: 'ann@gmial.com', team: 'Ajax' });
const right = { ...typo, email: 'ann@gmail.com' };

describe.each(databaseKinds)('a sign-up in the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let store: SignUpStore;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    store = createStore(database);
    await store.add(typo, { id: 'ann', origin });
    await store.add(makeSignUp('Bob'), { id: 'bob' });
  });
  afterEach(async () => {
    await store.stop();
    await database.close();
    await testDatabase.remove();
  });

  const people = () => database.db.selectFrom('sign_ups').selectAll().orderBy('id').execute();
  const emails = async () => (await people()).map(({ id, email }) => [id, email]);
  const deliveries = () => database.db.selectFrom('deliveries').selectAll().orderBy('sign_up_id').execute();
  const signups = (...args: string[]) => runSignups(args, testDatabase.settings);
  const correct = (correction: Partial<Correction>) =>
    store.correct({ id: 'ann', signUp: right, origin: noOrigin, city: '', isHeld: false, ...correction });
  const markDelivered = (id: string) =>
    database.db
      .updateTable('deliveries')
      .set({ state: 'delivered', attempts: 1 })
      .where('sign_up_id', '=', id)
      .execute();

  test('is corrected in its row, which keeps origin and city and waits for delivery', async () => {
    await store.setCity('ann', 'Leeds');
    await markDelivered('ann');
    await correct({ signUp: { ...right, name: 'Anna' } });
    expect(await people()).toMatchObject([
      { id: 'ann', ...right, name: 'Anna', email_key: 'ann@gmail.com', city: 'Leeds', ...origin },
      { id: 'bob' },
    ]);
    expect(await deliveries()).toMatchObject([
      { sign_up_id: 'ann', state: 'waiting', attempts: 0, revision: 1 },
      { sign_up_id: 'bob', revision: 0 },
    ]);
  });

  test('is delivered again after a correction, with another key', async () => {
    const receiver = await startReceiver();
    const deliver = () =>
      runSignups(['deliver'], { ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url });
    await deliver();
    await correct({});
    await deliver();
    const calls = receiver.received.map(({ text, headers }) => [
      JSON.parse(text).Email,
      headers['idempotency-key'],
    ]);
    expect(calls.filter(([email]) => email !== 'bob@example.com')).toEqual([
      ['ann@gmial.com', 'ann'],
      ['ann@gmail.com', 'ann.1'],
    ]);
    await receiver.close();
  });

  test('has one row after repeated and concurrent corrections, and the last one can still be corrected', async () => {
    await Promise.all([correct({}), correct({}), correct({})]);
    await correct({ signUp: { ...right, email: 'ann@hotmail.com' } });
    await store.setCity('ann', 'Leeds');
    expect(await people()).toMatchObject([
      { id: 'ann', email: 'ann@hotmail.com', city: 'Leeds' },
      { id: 'bob' },
    ]);
  });

  test('can be corrected back to its first address, which no purge deletes', async () => {
    for (const email of ['ann@gmail.com', 'ann@gmial.com', 'ann@gmail.com', 'ann@gmial.com'])
      await correct({ signUp: { ...right, email } });
    expect((await signups('purge')).code).toBe(0);
    expect(await emails()).toEqual([
      ['ann', 'ann@gmial.com'],
      ['bob', 'bob@example.com'],
    ]);
  });

  test('is not deleted by a purge if it was stored while the same address was corrected', async () => {
    for (let n = 0; n < 20; n++)
      await Promise.all([
        correct({ signUp: { ...right, email: n % 2 === 0 ? 'ann@gmail.com' : 'ann@gmial.com' } }),
        store.add(typo),
        store.add(right),
      ]);
    const before = await emails();
    await signups('purge');
    expect(await emails()).toEqual(before);
  });

  test('changes name and team under the same address, without an erasure', async () => {
    await correct({ signUp: { ...typo, name: 'Anna', email: 'ANN@gmial.com' } });
    expect(await people()).toMatchObject([{ name: 'Anna', email: 'ANN@gmial.com' }, { name: 'Bob' }]);
    expect(await database.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  test('does not change when nothing was corrected', async () => {
    const before = [await people(), await deliveries()];
    await correct({ signUp: typo });
    expect([await people(), await deliveries()]).toEqual(before);
  });

  test('is not changed by another id, whose sign-up is stored beside it', async () => {
    await correct({ id: 'eve', signUp: makeSignUp('Eve'), origin, city: 'Paris' });
    await correct({ id: 'mallory', signUp: makeSignUp('Mallory', { email: 'bob@example.com' }) });
    await store.setCity('mallory', 'Leeds');
    expect((await people()).map(({ id, name, city }) => [id, name, city])).toEqual([
      ['ann', 'Ann', ''],
      ['bob', 'Bob', ''],
      ['eve', 'Eve', 'Paris'],
    ]);
    await correct({ id: 'eve', signUp: makeSignUp('Eve', { email: 'eve@gmail.com' }) });
    expect(await emails()).toContainEqual(['eve', 'eve@gmail.com']);
    expect((await deliveries()).map(({ sign_up_id }) => sign_up_id)).toEqual(['ann', 'bob', 'eve']);
  });

  test('is removed when its correction is an address that has signed up', async () => {
    await markDelivered('ann');
    await correct({ signUp: makeSignUp('Ann', { email: 'bob@example.com' }) });
    expect(await people()).toMatchObject([{ id: 'bob', name: 'Bob' }]);
    expect(await database.db.selectFrom('duplicates').selectAll().execute()).toMatchObject([
      { kept_id: 'bob', attempts: 1 },
    ]);
  });

  test('that is held is stored by its correction with origin and city, unless that is held too', async () => {
    await store.hold(makeSignUp('Cid'), { id: 'cid', origin });
    await store.setCity('cid', 'Leeds');
    const cid = makeSignUp('Cid', { email: 'cid@gmail.com' });
    await correct({ id: 'cid', signUp: cid, isHeld: true });
    expect((await signups('list', '--held')).stdout).toContain('cid@gmail.com\tCid');
    await correct({ id: 'cid', signUp: cid });
    expect((await signups('list', '--held')).stdout).toBe('');
    expect(await people()).toContainEqual(expect.objectContaining({ id: 'cid', city: 'Leeds', ...origin }));
  });

  test('that is stored is corrected although the honeypot was filled', async () => {
    await correct({ isHeld: true });
    expect(await emails()).toContainEqual(['ann', 'ann@gmail.com']);
  });

  test('keeps its date, and so its place among the first, unless its address changes', async () => {
    const date = async () => (await people()).find(({ id }) => id === 'ann')?.created_at ?? '';
    const first = await date();
    await correct({ signUp: { ...typo, name: 'Anna', team: 'Celtic' } });
    expect(await date()).toBe(first);
    await correct({});
    expect((await date()) > first).toBe(true);
  });

  test('is corrected by its ticket with city and language', async () => {
    const signUp = { ...typo, team: 'Celtic' };
    await correctTicket(database.db, { id: 'ann', signUp, city: 'Leeds', language: 'ar' });
    expect((await people())[0]).toMatchObject({ ...origin, ...signUp, city: 'Leeds', language: 'ar' });
  });

  test('that was erased is not stored again by its ticket', async () => {
    await eraseRows(database.db, typo.email);
    await correctTicket(database.db, { id: 'ann', signUp: right, city: 'Leeds', language: 'ar' });
    expect(await emails()).toEqual([['bob', 'bob@example.com']]);
  });

  test('has its earlier copies named by "erase"', async () => {
    await markDelivered('ann');
    const [{ created_at = '' } = {}] = await people();
    await correct({});
    expect((await signups('erase', 'ann@gmail.com')).stdout).toContain(
      `A copy from before a correction may have been delivered: delete the record with SignupDate ${created_at} in Airtable.\n`,
    );
    expect(await database.db.selectFrom('duplicates').selectAll().execute()).toEqual([]);
  });

  test('leaves its old address as erased, so that "reconcile" names it and a restore does not bring it back', async () => {
    await markDelivered('ann');
    const stale = (await people()).find(({ id }) => id === 'ann');
    await correct({});
    const erasures = await database.db.selectFrom('erasures').select(['state', 'may_have_left']).execute();
    expect(erasures).toEqual([{ state: 'done', may_have_left: 1 }]);
    if (stale)
      await database.db
        .insertInto('sign_ups')
        .values({ ...stale, id: 'restored' })
        .execute();
    await signups('purge');
    expect((await people()).map(({ id }) => id)).toEqual(['ann', 'bob']);
  });

  test('is corrected or erased, whichever comes first, when both happen at once', async () => {
    for (let n = 0; n < 20; n++) {
      const id = `fan-${n}`;
      await store.add(makeSignUp('Fan', { email: `${id}@gmial.com` }), { id });
      const results = await Promise.allSettled([
        correct({ id, signUp: makeSignUp('Fan', { email: `${id}@gmail.com` }) }),
        eraseRows(database.db, `${id}@gmial.com`),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    }
  });
});
