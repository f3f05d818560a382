import { describe, expect, test } from 'vitest';
import { cityApiPath, signUpApiPath } from '../../content/service-addresses.ts';
import { queueLetters } from '../../sign-up/letters/queue.ts';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { changeOf, ownSignUpServer } from '../../tests/fixtures/own-sign-up-server.ts';

const typed = makeSignUp('Rude Name', { email: 'ann@example.com' });

describe.each(databaseKinds)(
  'the correction token of the person who typed an address, on the $kind database',
  ({ make }) => {
    const site = ownSignUpServer(make);
    const signUp = async (fields: object = {}): Promise<string> =>
      (await site.postJson(signUpApiPath, { ...typed, ...fields })).json().ticket;
    const correct = (token: string, fields: object) =>
      site.postJson(signUpApiPath, { ...typed, ...fields, ticket: token });
    const setCity = (token: string, city: string) => site.postJson(cityApiPath, { ticket: token, city });
    const people = async () =>
      (await site.rowsOf('sign_ups')).map(({ name, email, city }) => [name, email, city]).toSorted();
    const lettersTo = async (email: string) => {
      const { id } = await site.fanOf({ ...typed, email });
      return (await site.rowsOf('letters')).filter(({ sign_up_id }) => sign_up_id === id).length;
    };

    test.each([
      ['confirmed', 'confirm'],
      ['unsubscribed', 'leave'],
    ])('changes nothing once the owner has %s, and gets the usual response', async (_state, action) => {
      const token = await signUp();
      const owner = await site.fanOf(typed);
      await site.post(await owner.link('ownSignUp'), { action });
      const before = await site.subscription();
      const renamed = await correct(token, { name: 'Ruder' });
      const moved = await correct(token, { email: 'bob@example.com' });
      expect([renamed.statusCode, moved.statusCode]).toEqual([201, 201]);
      expect(await people()).toEqual([
        ['Rude Name', 'ann@example.com', ''],
        ['Rude Name', 'bob@example.com', ''],
      ]);
      expect(await site.rowsOf('subscriptions')).toEqual([before]);
      expect(await lettersTo('bob@example.com')).toBe(1);
      expect((await site.get(await owner.link('ownSignUp'))).statusCode).toBe(200);
    });

    test('still fills in a city that is missing, and changes none', async () => {
      const token = await signUp();
      await site.post(await (await site.fanOf(typed)).link('confirm'), {});
      expect((await setCity(token, 'Leeds')).statusCode).toBe(200);
      expect((await setCity(token, 'York')).statusCode).toBe(200);
      expect(await people()).toEqual([['Rude Name', 'ann@example.com', 'Leeds']]);
    });

    test('queues a letter for a known address too, at most once a day', async () => {
      await signUp({ name: 'Bob', email: 'bob@example.com' });
      await site.db.deleteFrom('letters').execute();
      const token = await signUp();
      for (let use = 0; use < 2; use += 1) await correct(token, { email: 'bob@example.com' });
      expect(await people()).toEqual([['Bob', 'bob@example.com', '']]);
      expect(await site.rowsOf('letters')).toMatchObject([{ kind: 'confirmation', revision: 0 }]);
    });

    test('an older token leaves the corrected sign-up as it is', async () => {
      const first = await signUp();
      const second = (await correct(first, { email: 'anna@example.com' })).json().ticket;
      await setCity(first, 'Leeds');
      await correct(first, { name: 'Eve', email: 'eve@example.com' });
      expect((await people()).map(([name]) => name)).toEqual(['Eve', 'Rude Name']);
      await correct(second, { name: 'Anna', email: 'anna@example.com' });
      expect(await people()).toEqual([
        ['Anna', 'anna@example.com', ''],
        ['Eve', 'eve@example.com', ''],
      ]);
    });

    test('an owner who changes the address takes along sent letters and the code, and no waiting letter', async () => {
      await signUp();
      const ann = await site.fanOf(typed);
      await site.post(await ann.link('confirm'), {});
      const code = (await site.subscription())?.code;
      const invitation = { now: Date.now(), validUntil: '2027-06-13T00:00:00.000Z' };
      await queueLetters(site.db, 'launch', [ann.id], invitation);
      await queueLetters(site.db, 'reminder', [ann.id], invitation);
      await site.db.updateTable('letters').set({ state: 'delivered' }).where('kind', '=', 'launch').execute();
      const changes = changeOf(ann, { email: 'new@example.org' });
      expect((await site.post(await ann.link('ownSignUp'), changes)).statusCode).toBe(200);
      const moved = await site.fanOf({ ...typed, email: 'new@example.org' });
      const page = async () => (await site.get(await moved.link('ownSignUp'))).body;
      expect(await page()).toContain('"code":null');
      expect((await site.rowsOf('letters')).map(({ kind }) => kind).toSorted()).toEqual([
        'confirmation',
        'launch',
      ]);
      await site.post(await moved.link('confirm'), {});
      expect(await page()).toContain(`"code":"${code}"`);
      expect((await site.post(await ann.link('ownSignUp'), { action: 'erase' })).statusCode).toBe(410);
    });
  },
);
