import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { emailKey } from '../email-key.ts';
import { mapOrigin } from '../origin.ts';
import { correctOwnSignUp } from './correct-own-sign-up.ts';
import { queueLetters } from './queue.ts';
import { confirm, readOwnSignUp, readOwnSignUpDetails, unsubscribe } from './subscriptions.ts';
import { emailDigest } from './tokens.ts';

describe.each(databaseKinds)('letters in the $kind database', ({ make }) => {
  const opened = openedStore(make);

  const letters = () =>
    opened.database.db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
      .select(['name', 'kind', 'state', 'revision'])
      .orderBy('name')
      .execute();
  const access = (id: string, email: string) => ({ id, address: emailDigest(emailKey(email)) });
  async function add(name: string, id: string, options: object = {}) {
    const signUp = makeSignUp(name, { email: `${id}@example.com` });
    await opened.store.add(signUp, { id, letter: 'waiting', ...options });
    return access(id, signUp.email);
  }
  const again = () => opened.store.add(makeSignUp('X', { email: 'A@example.com' }), { letter: 'waiting' });
  const ageLetters = () =>
    opened.database.db
      .updateTable('letters')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .execute();

  test('queues one confirmation for each sign-up, as waiting or paused', async () => {
    await Promise.all([
      add('Ann', 'a'),
      add('Bob', 'b', { letter: 'paused' }),
      add('Cem', 'c', { letter: undefined }),
    ]);
    expect(await letters()).toEqual([
      { name: 'Ann', kind: 'confirmation', state: 'waiting', revision: 0 },
      { name: 'Bob', kind: 'confirmation', state: 'paused', revision: 0 },
    ]);
  });

  test('signing up again queues at most one letter a day', async () => {
    await add('Ann', 'a');
    await again();
    expect(await letters()).toMatchObject([{ revision: 0 }]);
    await ageLetters();
    await Promise.all([again(), again()]);
    expect(await letters()).toEqual([{ name: 'Ann', kind: 'confirmation', state: 'waiting', revision: 1 }]);
  });

  test('signing up again queues a letter for a confirmed person, who stays confirmed', async () => {
    const ann = await add('Ann', 'a');
    await confirm(opened.database.db, ann);
    await ageLetters();
    await again();
    expect(await letters()).toMatchObject([{ revision: 1 }]);
    expect((await readOwnSignUp(opened.database.db, ann))?.isConfirmed).toBe(true);
  });

  test('queues a confirmation for an existing sign-up without one', async () => {
    await add('Ann', 'a', { letter: undefined });
    await opened.store.add(makeSignUp('Ann', { email: 'a@example.com' }), { letter: 'waiting' });
    expect(await letters()).toMatchObject([{ name: 'Ann', state: 'waiting' }]);
  });

  test('counts confirmed friends, and not the owner of the link', async () => {
    const ann = await add('Ann', 'a');
    expect(await readOwnSignUp(opened.database.db, ann)).toMatchObject({
      code: null,
      isConfirmed: false,
    });
    expect(await readOwnSignUpDetails(opened.database.db, { id: 'a', code: null })).toMatchObject({
      friends: 0,
    });
    await confirm(opened.database.db, ann);
    const code = (await readOwnSignUp(opened.database.db, ann))?.code ?? '';
    expect(code).toMatch(/^[a-z2-9]{8}$/);
    const origin = mapOrigin((name) => (name === 'with' ? code : ''));
    const bob = await add('Bob', 'b', { origin });
    await add('Cem', 'c', { origin });
    await confirm(opened.database.db, bob);
    await confirm(opened.database.db, ann);
    expect(await readOwnSignUp(opened.database.db, ann)).toMatchObject({ code });
    expect(await readOwnSignUpDetails(opened.database.db, { id: 'a', code })).toMatchObject({ friends: 1 });
  });

  test('unsubscribing cancels waiting letters, and confirming resubscribes', async () => {
    const ann = await add('Ann', 'a');
    await unsubscribe(opened.database.db, ann);
    await unsubscribe(opened.database.db, ann);
    expect(await letters()).toMatchObject([{ state: 'cancelled' }]);
    expect(await readOwnSignUp(opened.database.db, ann)).toMatchObject({
      isUnsubscribed: true,
      isConfirmed: false,
    });
    await confirm(opened.database.db, ann);
    expect(await readOwnSignUp(opened.database.db, ann)).toMatchObject({
      isUnsubscribed: false,
      isConfirmed: true,
    });
  });

  test('a corrected address needs a new confirmation, and the former one loses access', async () => {
    const ann = await add('Ann', 'a');
    await confirm(opened.database.db, ann);
    const signUp = makeSignUp('Ann', { email: 'ann.new@example.com' });
    const letter = { state: 'waiting' as const };
    const correction = { access: ann, signUp, city: '', language: 'en', letter };
    expect(await correctOwnSignUp(opened.database.db, correction)).toBe(true);
    expect(await readOwnSignUp(opened.database.db, ann)).toBeUndefined();
    const [{ id = '' } = {}] = await opened.database.db.selectFrom('sign_ups').select('id').execute();
    expect(await readOwnSignUp(opened.database.db, access(id, signUp.email))).toMatchObject({
      isConfirmed: false,
      code: null,
    });
    expect(await letters()).toEqual([{ name: 'Ann', kind: 'confirmation', state: 'waiting', revision: 0 }]);
  });

  test('queues a letter from "invite" once for each person', async () => {
    await add('Ann', 'a');
    await add('Bob', 'b');
    const options = { now: Date.now(), validUntil: '2027-06-13T00:00:00.000Z' };
    expect(await queueLetters(opened.database.db, 'launch', ['a'], options)).toBe(1);
    expect(await queueLetters(opened.database.db, 'launch', ['a', 'b'], options)).toBe(1);
    expect(await readOwnSignUpDetails(opened.database.db, { id: 'a', code: null })).toMatchObject({
      validUntil: options.validUntil,
    });
  });

  test('erasing a person removes the letters and the subscription', async () => {
    await confirm(opened.database.db, await add('Ann', 'a'));
    await opened.database.db.deleteFrom('deliveries').execute();
    await opened.database.db.deleteFrom('sign_ups').execute();
    for (const table of ['letters', 'subscriptions'] as const)
      expect(await opened.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
