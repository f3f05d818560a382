import { beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { type Correctable, correctedId } from '../correction-tokens.ts';
import { mapOrigin } from '../origin.ts';
import type { Correction } from './changes.ts';
import { eraseRows } from './erasure/erase.ts';

const origin = mapOrigin((name) => `the-${name}`);
const typo = makeSignUp('Ann', { email: 'ann@gmial.com', team: 'Ajax' });
const right = { ...typo, email: 'ann@gmail.com' };
const ann = { id: 'ann', email: typo.email };

describe.each(databaseKinds)('a sign-up in the $kind database', ({ make }) => {
  const opened = openedStore(make);
  beforeEach(async () => {
    await opened.store.add(typo, { id: 'ann', origin });
    await opened.store.add(makeSignUp('Bob'), { id: 'bob' });
  });

  const people = () => opened.database.db.selectFrom('sign_ups').selectAll().orderBy('id').execute();
  const emails = async () => (await people()).map(({ id, email }) => [id, email]);
  const deliveries = () =>
    opened.database.db.selectFrom('deliveries').selectAll().orderBy('sign_up_id').execute();
  const signups = (...args: string[]) => runSignups(args, opened.testDatabase.settings);
  /** @returns what the next token corrects */
  async function correct(
    { signUp = right, ...more }: Partial<Correction> = {},
    correctable: Correctable = ann,
  ): Promise<Correctable> {
    const id = correctedId(correctable, signUp.email);
    await opened.store.correct({ correctable, id, signUp, origin, city: '', isHeld: false, ...more });
    return { id, email: signUp.email };
  }
  const markDelivered = (id: string) =>
    opened.database.db
      .updateTable('deliveries')
      .set({ state: 'delivered', attempts: 1 })
      .where('sign_up_id', '=', id)
      .execute();

  const byEmail = async () => (await people()).toSorted((a, b) => (a.email < b.email ? -1 : 1));

  test('is replaced by its correction, with origin and city of the token, and waits for delivery', async () => {
    await markDelivered('ann');
    const { id } = await correct({ signUp: { ...right, name: 'Anna' }, city: 'Leeds' });
    expect(await byEmail()).toMatchObject([
      { id, ...right, name: 'Anna', email_key: 'ann@gmail.com', city: 'Leeds', ...origin },
      { id: 'bob' },
    ]);
    expect(await deliveries()).toMatchObject([
      { sign_up_id: id, state: 'waiting', attempts: 0, revision: 1 },
      { sign_up_id: 'bob', revision: 0 },
    ]);
  });

  test('keeps origin and city in its row if only the name is corrected', async () => {
    await opened.store.setCity(ann, 'Leeds');
    await markDelivered('ann');
    await correct({ signUp: { ...typo, name: 'Anna' }, origin: mapOrigin(() => '') });
    expect(await people()).toMatchObject([{ id: 'ann', name: 'Anna', city: 'Leeds', ...origin }, {}]);
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0, revision: 1 }, {}]);
  });

  test('is delivered again after a correction, with another key', async () => {
    const receiver = await startReceiver();
    const deliver = () =>
      runSignups(['deliver'], { ...opened.testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url });
    await deliver();
    const { id } = await correct();
    await deliver();
    const calls = receiver.received.map(({ text, headers }) => [
      JSON.parse(text).Email,
      headers['idempotency-key'],
    ]);
    expect(calls.filter(([email]) => email !== 'bob@example.com')).toEqual([
      ['ann@gmial.com', 'ann'],
      ['ann@gmail.com', `${id}.1`],
    ]);
    await receiver.close();
  });

  test('has one row after repeated and concurrent corrections, and the last one can still be corrected', async () => {
    const [correctable] = await Promise.all([correct(), correct(), correct()]);
    const last = await correct({ signUp: { ...right, email: 'ann@hotmail.com' } }, correctable);
    await opened.store.setCity(last, 'Leeds');
    expect(await byEmail()).toMatchObject([
      { id: last.id, email: 'ann@hotmail.com', city: 'Leeds' },
      { id: 'bob' },
    ]);
  });

  test('can be corrected back to its first address, which no purge deletes', async () => {
    let correctable: Correctable = ann;
    for (const email of ['ann@gmail.com', 'ann@gmial.com', 'ann@gmail.com', 'ann@gmial.com'])
      correctable = await correct({ signUp: { ...right, email } }, correctable);
    expect((await signups('purge')).code).toBe(0);
    expect((await emails()).map(([, email]) => email)).toEqual(
      expect.arrayContaining(['ann@gmial.com', 'bob@example.com']),
    );
    expect(await people()).toHaveLength(2);
  });

  test('is not deleted by a purge if it was stored while the same address was corrected', async () => {
    let correctable: Correctable = ann;
    for (let n = 0; n < 20; n++)
      [correctable] = await Promise.all([
        correct(
          { signUp: { ...right, email: n % 2 === 0 ? 'ann@gmail.com' : 'ann@gmial.com' } },
          correctable,
        ),
        opened.store.add(typo),
        opened.store.add(right),
      ]);
    const before = await emails();
    await signups('purge');
    expect(await emails()).toEqual(before);
  });

  test('changes name and team under the same address, without an erasure', async () => {
    await correct({ signUp: { ...typo, name: 'Anna', email: 'ANN@gmial.com' } });
    expect(await people()).toMatchObject([{ name: 'Anna', email: 'ANN@gmial.com' }, { name: 'Bob' }]);
    expect(await opened.database.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  test('does not change when nothing was corrected', async () => {
    const before = [await people(), await deliveries()];
    await correct({ signUp: typo });
    expect([await people(), await deliveries()]).toEqual(before);
  });

  test('is not changed by another id, whose sign-up is stored beside it', async () => {
    // Their addresses were known, so no row has these ids.
    const [eve, mallory] = ['eve', 'mallory'].map((id) => ({ id, email: typo.email }));
    const { id } = await correct({ signUp: makeSignUp('Eve'), city: 'Paris' }, eve);
    await correct({ signUp: makeSignUp('Mallory', { email: 'bob@example.com' }) }, mallory);
    await opened.store.setCity({ id: 'mallory', email: 'bob@example.com' }, 'Leeds');
    await opened.store.setCity({ id: 'bob', email: 'ann@example.com' }, 'Leeds');
    expect((await byEmail()).map(({ id, name, city }) => [id, name, city])).toEqual([
      ['ann', 'Ann', ''],
      ['bob', 'Bob', ''],
      [id, 'Eve', 'Paris'],
    ]);
    expect(await deliveries()).toHaveLength(3);
  });

  test('is removed when its correction is an address that has signed up', async () => {
    await markDelivered('ann');
    await correct({ signUp: makeSignUp('Ann', { email: 'bob@example.com' }) });
    expect(await people()).toMatchObject([{ id: 'bob', name: 'Bob' }]);
    expect(await opened.database.db.selectFrom('duplicates').selectAll().execute()).toMatchObject([
      { kept_id: 'bob', attempts: 1 },
    ]);
  });

  test('that is held is stored by its correction with origin and city, unless that is held too', async () => {
    await opened.store.hold(makeSignUp('Cid'), { id: 'cid', origin });
    const cid = makeSignUp('Cid', { email: 'cid@gmail.com' });
    const first = { id: 'cid', email: 'cid@example.com' };
    const correctable = await correct({ signUp: cid, isHeld: true }, first);
    await opened.store.setCity(correctable, 'Leeds');
    expect(await opened.database.db.selectFrom('held_sign_ups').selectAll().execute()).toMatchObject([
      { ...correctable, city: 'Leeds', ...origin },
    ]);
    await correct({ signUp: cid, city: 'Leeds' }, correctable);
    expect((await signups('list', '--held')).stdout).toBe('');
    expect(await people()).toContainEqual(
      expect.objectContaining({ ...correctable, city: 'Leeds', ...origin }),
    );
  });

  test('that is stored is corrected although the honeypot was filled', async () => {
    const { id } = await correct({ isHeld: true });
    expect(await emails()).toContainEqual([id, 'ann@gmail.com']);
  });

  test('keeps its date, and so its place among the first, unless its address changes', async () => {
    const date = async () => (await people()).find(({ id }) => id !== 'bob')?.created_at ?? '';
    const first = await date();
    await correct({ signUp: { ...typo, name: 'Anna', team: 'Celtic' } });
    expect(await date()).toBe(first);
    await correct();
    expect((await date()) > first).toBe(true);
  });

  test('has its earlier copies named by "erase"', async () => {
    await markDelivered('ann');
    const [{ created_at = '' } = {}] = await people();
    await correct();
    expect((await signups('erase', 'ann@gmail.com')).stdout).toContain(
      `A copy from before a correction may have been delivered: delete the record with SignupDate ${created_at} in Airtable.\n`,
    );
    expect(await opened.database.db.selectFrom('duplicates').selectAll().execute()).toEqual([]);
  });

  test('leaves its old address as erased, so that "reconcile" names it and a restore does not bring it back', async () => {
    await markDelivered('ann');
    const stale = (await people()).find(({ id }) => id === 'ann');
    const { id } = await correct();
    const erasures = await opened.database.db
      .selectFrom('erasures')
      .select(['state', 'may_have_left'])
      .execute();
    expect(erasures).toEqual([{ state: 'done', may_have_left: 1 }]);
    if (stale)
      await opened.database.db
        .insertInto('sign_ups')
        .values({ ...stale, id: 'restored' })
        .execute();
    await signups('purge');
    expect((await byEmail()).map((person) => person.id)).toEqual([id, 'bob']);
  });

  test('is corrected or erased, whichever comes first, when both happen at once', async () => {
    for (let n = 0; n < 20; n++) {
      const id = `fan-${n}`;
      await opened.store.add(makeSignUp('Fan', { email: `${id}@gmial.com` }), { id });
      const results = await Promise.allSettled([
        correct(
          { signUp: makeSignUp('Fan', { email: `${id}@gmail.com` }) },
          { id, email: `${id}@gmial.com` },
        ),
        eraseRows(opened.database.db, `${id}@gmial.com`),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    }
  });
});
