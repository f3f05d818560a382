import { expect, test } from 'vitest';
import { cityApiPath, signUpApiPath } from '../../content/service-addresses.ts';
import { honeypotField } from '../../sign-up/fields.ts';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';

const served = servedSite();
const ann = { name: 'Ann', team: '', email: 'ann@gmail.com' };

const json = (url: string, payload: object) => served.server.app.inject({ method: 'POST', url, payload });
/** @returns the correction token of the response */
const tokenOf = async (url: string, payload: object): Promise<string> =>
  (await json(url, payload)).json().ticket;
const form = (fields: Record<string, string>, path = '/coming-soon') =>
  served.server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (url: string, headers = {}) => served.server.app.inject({ url, headers });
/** @returns the outcome that the page renders */
const outcomeOf = ({ body }: { body: string }) => JSON.parse(/({"kind".*}) \d{4}</.exec(body)?.[1] ?? 'null');
/** @returns the query of the page that a plain form redirects to */
const doneQuery = async (fields: Record<string, string>) => {
  const { headers, statusCode } = await form(fields);
  expect(statusCode).toBe(303);
  return new URL(String(headers.location), 'http://x').searchParams;
};

test('a correction corrects the sign-up of its token, with every later token too', async () => {
  const token = await tokenOf(signUpApiPath, { ...ann, from: 'Poster', page: '/football' });
  const first = served.server.store.options[0];
  expect(first).toMatchObject({ id: expect.any(String), origin: { from: 'poster', page: '/football' } });
  const corrected = { ...ann, email: 'anna@gmail.com', ticket: token };
  const { statusCode, body } = await json(signUpApiPath, corrected);
  expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([201, ['ok', 'ticket']]);
  await json(signUpApiPath, { ...ann, ticket: JSON.parse(body).ticket });
  expect(served.server.store.corrected).toMatchObject([
    { correctable: { id: first?.id }, signUp: { ...ann, email: 'anna@gmail.com' }, city: '', isHeld: false },
    { signUp: ann, origin: { from: 'poster', page: '/football' } },
  ]);
  const [once, twice] = served.server.store.corrected;
  expect(twice?.correctable.id).toBe(once?.id);
  expect(new Set([first?.id, once?.id, twice?.id]).size).toBe(3);
});

test.each(['', 'forged', 'a.b.c.d.e', 5, null, ['x']])(
  'a sign-up with the token %j is stored as a new one',
  async (token) => {
    expect((await json(signUpApiPath, { ...ann, ticket: token })).statusCode).toBe(201);
    expect(served.server.store.corrected).toEqual([]);
    expect(served.server.store.added).toEqual([ann]);
  },
);

test('a correction keeps the city of the token, and is held only if the sign-up was held too', async () => {
  for (const trap of [{}, { [honeypotField]: 'x' }]) {
    const first = await tokenOf(signUpApiPath, { ...ann, ...trap });
    const second = await tokenOf(cityApiPath, { ticket: first, city: 'Leeds' });
    await json(signUpApiPath, { ...ann, ticket: second, [honeypotField]: 'x' });
  }
  expect(served.server.store.corrected).toMatchObject([
    { isHeld: false, city: 'Leeds' },
    { isHeld: true, city: 'Leeds' },
  ]);
  expect(served.server.store.held).toEqual([ann]);
});

test('a correction that cannot be stored returns 503', async () => {
  const token = await tokenOf(signUpApiPath, ann);
  served.server.store.outcome = 'unavailable';
  expect((await json(signUpApiPath, { ...ann, ticket: token })).statusCode).toBe(503);
});

test.each([
  ['Riyadh', 'Riyadh'],
  [' \u202eالرياض ', 'الرياض'],
  ['', ''],
])('the city %j is stored as %j', async (typed, city) => {
  const token = await tokenOf(signUpApiPath, ann);
  const response = await json(cityApiPath, { ticket: token, city: typed });
  expect([response.statusCode, response.json()]).toEqual([200, { ok: true, ticket: expect.any(String) }]);
  expect(served.server.store.cities).toEqual([{ id: served.server.store.options[0]?.id, city }]);
});

test.each([
  [{ city: 'x'.repeat(101) }, 422, 'city=invalid'],
  [{ city: 'a\u0000b' }, 422, 'city=invalid'],
  [{ city: 5 }, 422, 'city=invalid'],
  [{ city: 'Leeds', ticket: 'forged' }, 410, 'request=expired'],
  [{ city: 'Leeds', ticket: undefined }, 410, 'request=expired'],
])('the answer %j is refused with %i and %s', async (answer, status, code) => {
  const token = await tokenOf(signUpApiPath, ann);
  const response = await json(cityApiPath, { ticket: token, ...answer });
  expect([response.statusCode, response.headers['error-codes']]).toEqual([status, code]);
  expect(served.server.store.cities).toEqual([]);
});

test('the API of the city accepts POST only, and refuses other sites', async () => {
  expect((await get(cityApiPath)).headers.allow).toBe('POST');
  const response = await served.server.app.inject({
    method: 'POST',
    url: cityApiPath,
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: {},
  });
  expect(response.statusCode).toBe(403);
});

test('without JavaScript the success page shows the address, and its link opens the filled form', async () => {
  const query = await doneQuery(ann);
  const done = await get(`/coming-soon?${query}`);
  expect(done.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, follow' });
  expect(outcomeOf(done)).toEqual({
    kind: 'done',
    signUp: { token: query.get('done'), ...ann, city: '' },
  });
  const change = await get(`/coming-soon?change=${query.get('done')}`);
  expect(change.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, follow' });
  expect([change.statusCode, outcomeOf(change)]).toEqual([
    200,
    { kind: 'change', values: { ...ann, ticket: query.get('done') } },
  ]);
  await doneQuery({ ...outcomeOf(change).values, email: 'anna@gmail.com' });
  expect(served.server.store.corrected.map(({ signUp }) => signUp.email)).toEqual(['anna@gmail.com']);
});

test('the success page of another visitor is not shown to a link from another site', async () => {
  const query = await doneQuery(ann);
  for (const name of ['done', 'change']) {
    const url = `/coming-soon?${name}=${query.get('done')}`;
    const { body } = await get(url, { 'sec-fetch-site': 'cross-site' });
    expect(body).not.toContain('ann@gmail.com');
  }
});

test('an expired token shows success without an address, and no form to correct it', async () => {
  expect((await get('/coming-soon?done=old')).body).toContain('"kind":"done"');
  const change = await get('/ar/coming-soon?change=old');
  expect([change.statusCode, outcomeOf(change)]).toEqual([410, { kind: 'refused', code: 'expired' }]);
});

test('without JavaScript the city is saved and shown', async () => {
  const token = (await doneQuery(ann)).get('done') ?? '';
  const query = await doneQuery({ ticket: token, city: 'Leeds' });
  expect(served.server.store.cities).toMatchObject([{ city: 'Leeds' }]);
  expect(outcomeOf(await get(`/coming-soon?${query}`)).signUp.city).toBe('Leeds');
  const refused = await form({ ticket: token, city: 'x'.repeat(101) }, '/ar/coming-soon');
  expect(refused.statusCode).toBe(422);
  expect(outcomeOf(refused)).toMatchObject({ signUp: { city: 'x'.repeat(101) }, cityError: 'invalid' });
  const expired = await form({ ticket: 'old', city: 'Leeds' });
  expect([expired.statusCode, outcomeOf(expired)]).toEqual([410, { kind: 'done', cityError: 'expired' }]);
});

test('without JavaScript a mistyped address is asked about once', async () => {
  const typed = { ...ann, email: 'ann@gmial.com', team: 'Ajax', from: 'poster' };
  const asked = await form(typed);
  expect(asked.statusCode).toBe(422);
  const values = { ...typed, kept_email: typed.email };
  expect(outcomeOf(asked)).toEqual({ kind: 'suggestion', email: 'ann@gmail.com', values });
  expect(served.server.store.added).toEqual([]);
  await doneQuery({ ...typed, kept_email: 'ann@gmial.com' });
  await doneQuery({ ...typed, kept_email: 'ann@gmial.com', suggested_email: 'ann@gmail.com' });
  expect(served.server.store.added.map(({ email }) => email)).toEqual(['ann@gmial.com', 'ann@gmail.com']);
  expect(served.server.store.options[1]?.origin).toMatchObject({ from: 'poster', page: '/coming-soon' });
  expect((await form({ ...typed, email: 'ann@gmail.con', kept_email: 'ann@gmial.com' })).statusCode).toBe(
    422,
  );
});

test('a kept address is not asked about again after a refusal', async () => {
  const typed = { ...ann, email: 'ann@gmial.com', kept_email: 'ann@gmial.com' };
  served.server.store.outcome = 'unavailable';
  const refused = await form(typed);
  expect([refused.statusCode, outcomeOf(refused).values]).toEqual([503, typed]);
  served.server.store.outcome = 'kept';
  await doneQuery(outcomeOf(refused).values);
});

test('a form with tags is rendered for them, and others share one', async () => {
  const policy = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await policy('/coming-soon?from=Poster&utm_medium=pub')).toBe('private, no-cache');
  expect(await policy('/coming-soon?utm_source=a%20b')).toBe('private, no-cache');
  expect(await policy('/features?utm_source=mail')).toBe('no-cache');
  for (const query of [
    '',
    '?from=a%20b',
    '?utm_source=',
    '?page=/x&language=ar',
    '?gclid=1',
    '?referrer=search',
  ])
    expect(await policy(`/coming-soon${query}`)).toBe('no-cache');
});
