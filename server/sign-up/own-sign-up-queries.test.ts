import { expect, test, vi } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { changeOf, ownSignUpServer } from '../../tests/fixtures/own-sign-up-server.ts';
import { takeRecorded } from '../../tests/fixtures/recorded-queries.ts';

vi.mock('../../sign-up/store/open-database.ts', async (load) =>
  (await import('../../tests/fixtures/recorded-queries.ts')).recordingModule(await load()),
);

const site = ownSignUpServer(databaseKinds[0].make);
const selects = () => takeRecorded().filter(({ sql }) => sql.startsWith('select'));
const friendCount = /count\(\*\).*"with"/;

test('a client above the limit of rendered pages costs no query and changes nothing', async () => {
  await site.restart({ renderLimit: 1 });
  const ann = await site.signUp('Ann');
  const link = await ann.link('ownSignUp');
  await site.get(link);
  takeRecorded();
  const responses = [await site.get(link), await site.post(link, { action: 'erase' })];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(takeRecorded()).toEqual([]);
  expect(await site.rowsOf('sign_ups')).toHaveLength(1);
});

test('one-click unsubscribe reads only its sign-up, delivery and subscription, and has no limit', async () => {
  await site.restart({ renderLimit: 1, signUpLimit: 1 });
  const ann = await site.signUp('Ann');
  await site.post(await ann.link('confirm'), {});
  const link = await ann.link('unsubscribe');
  for (let use = 0; use < 3; use += 1) {
    takeRecorded();
    const response = await site.post(link, { 'List-Unsubscribe': 'One-Click' });
    expect(response.statusCode).toBe(200);
    expect(selects().length).toBeLessThanOrEqual(3);
  }
});

test('counts friends only for the page that shows them', async () => {
  const ann = await site.signUp('Ann');
  await site.post(await ann.link('confirm'), {});
  const link = await ann.link('ownSignUp');
  const counted = async (request: Promise<unknown>) => {
    takeRecorded();
    await request;
    return selects().some(({ sql }) => friendCount.test(sql));
  };
  expect(await counted(site.get(link))).toBe(true);
  for (const purpose of ['confirm', 'unsubscribe'] as const)
    expect(await counted(site.get(await ann.link(purpose)))).toBe(false);
  expect(await counted(site.get(`${link}?erase`))).toBe(false);
  for (const fields of [{ action: 'leave' }, { action: 'confirm' }, changeOf(ann, { name: 'Anna' })])
    expect(await counted(site.post(link, fields))).toBe(false);
});
