import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { changeOf, ownSignUpServer } from '../../tests/fixtures/own-sign-up-server.ts';

describe.each(databaseKinds)('the own sign-up page on the $kind database', ({ make }) => {
  const site = ownSignUpServer(make);

  test('confirms by POST, redirects to a fresh link, and again on a second use', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('confirm', '/ar/ticket');
    expect((await site.get(link)).body).toContain('"kind":"confirm"');
    const first = await site.post(link, { action: 'confirm' });
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toMatch(/^\/ar\/ticket\/[\w.-]+\?done=confirmed#content$/);
    const code = (await site.subscription())?.code;
    expect(code).toMatch(/^[a-z2-9]{8}$/);
    const page = await site.get(String(first.headers.location).replace(/#.*/, ''));
    expect(page.body).toContain('"isConfirmed":true');
    expect(page.body).toContain(`"code":"${code}"`);
    const again = await site.get(link);
    expect([again.statusCode, again.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/ar\/ticket\//),
    ]);
    expect((await site.post(link, {})).statusCode).toBe(303);
    expect((await site.subscription())?.code).toBe(code);
  });

  test('a used confirmation link asks an unsubscribed person before it resubscribes them', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('confirm');
    await site.post(link, {});
    await site.post(await ann.link('unsubscribe'), {});
    expect((await site.get(link)).body).toContain('"kind":"confirm"');
    expect((await site.get(link)).body).toContain('"isUnsubscribed":true');
    expect((await site.subscription())?.left_at).not.toBeNull();
    expect((await site.post(link, {})).headers.location).toContain('?done=back');
    expect((await site.subscription())?.left_at).toBeNull();
  });

  test('shows and corrects name, team, city and language, and queues the delivery again', async () => {
    const ann = await site.signUp('Ann', { team: 'Ajax' });
    const link = await ann.link('ownSignUp');
    expect((await site.get(link)).body).toContain('"name":"Ann","team":"Ajax"');
    const changes = changeOf(ann, { name: 'Anna', team: 'Leeds', city: 'York', language: 'ar' });
    const saved = await site.post(link, changes);
    expect(saved.headers.location).toBe(`/ar${link}?done=saved#content`);
    expect(await site.rowsOf('sign_ups')).toMatchObject([
      { name: 'Anna', team: 'Leeds', city: 'York', language: 'ar', email: 'ann@example.com' },
    ]);
    expect(await site.rowsOf('deliveries')).toMatchObject([{ state: 'waiting', revision: 1 }]);
    expect(site.onChanged).toHaveBeenCalledTimes(1);
    expect((await site.post(`/ar${link}`, { ...changes, team: '' })).headers.location).toBe(
      `/ar${link}?done=saved#content`,
    );
  });

  test('keeps an address with Arabic digits that an earlier release stored, unless it is changed', async () => {
    const ahmed = await site.signUp('Ahmed', { email: 'ahmed١٢٣@gmail.com' });
    const link = await ahmed.link('ownSignUp');
    await site.post(link, changeOf(ahmed, { team: 'Al Hilal' }));
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ team: 'Al Hilal', email: 'ahmed١٢٣@gmail.com' }]);
    expect((await site.get(link)).statusCode).toBe(200);
    const changed = await site.post(link, changeOf(ahmed, { email: 'ahmed١٢٣٤@gmail.com' }));
    expect(changed.body).toContain('{"kind":"address-changed","email":"ahmed1234@gmail.com"}');
  });

  test('returns 422 with errors and values for a wrong correction', async () => {
    const ann = await site.signUp('Ann');
    const response = await site.post(
      await ann.link('ownSignUp'),
      changeOf(ann, { name: 'A', city: 'x'.repeat(101) }),
    );
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('"errors":{"name":"name-too-short","city":"invalid"}');
    expect(response.body).toContain('"values":{"name":"A"');
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ name: 'Ann' }]);
  });

  test('a corrected address must be confirmed again, and earlier links stop working', async () => {
    const ann = await site.signUp('Ann');
    const [link, unsubscribeLink] = [await ann.link('ownSignUp'), await ann.link('unsubscribe')];
    await site.post(await ann.link('confirm'), {});
    const changed = await site.post(link, changeOf(ann, { email: 'new@example.org' }));
    expect([changed.statusCode, changed.headers.location]).toEqual([200, undefined]);
    expect(changed.body).toContain('{"kind":"address-changed","email":"new@example.org"}');
    expect(await site.subscription()).toMatchObject({ confirmed_at: null });
    expect(await site.rowsOf('letters')).toMatchObject([{ kind: 'confirmation', state: 'waiting' }]);
    for (const old of [link, unsubscribeLink, await ann.link('confirm')]) {
      const response = await site.get(old);
      expect(response.statusCode).toBe(410);
      expect(response.body).not.toContain('new@example.org');
    }
    for (const action of ['change', 'leave', 'confirm', 'erase'])
      expect((await site.post(link, changeOf(ann, { action }))).statusCode).toBe(410);
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ email: 'new@example.org' }]);
  });

  test('does not reveal that another sign-up has the new address', async () => {
    const ann = await site.signUp('Ann');
    await site.signUp('Bob');
    const changed = await site.post(await ann.link('ownSignUp'), changeOf(ann, { email: 'bob@example.com' }));
    expect(changed.body).toContain('{"kind":"address-changed","email":"bob@example.com"}');
    expect(changed.headers['cache-control']).toBe('private, no-cache');
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ name: 'Bob' }]);
  });

  test('asks about a new address that looks mistyped, once', async () => {
    const ann = await site.signUp('Ann');
    const typed = changeOf(ann, { email: 'ann@gmial.com' });
    const asked = await site.post(await ann.link('ownSignUp'), typed);
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([422, 'private, no-cache']);
    expect(asked.body).toContain('"suggestion":"ann@gmail.com"');
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ email: 'ann@example.com' }]);
    await site.post(await ann.link('ownSignUp'), { ...typed, kept_email: 'ann@gmial.com' });
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ email: 'ann@gmial.com' }]);
  });

  test('unsubscribes and resubscribes', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('ownSignUp');
    expect((await site.post(link, { action: 'leave' })).headers.location).toBe(`${link}?done=left#content`);
    expect((await site.get(`${link}?done=left`)).body).toContain('"isUnsubscribed":true');
    expect((await site.post(link, { action: 'confirm' })).headers.location).toBe(`${link}?done=back#content`);
    expect(await site.subscription()).toMatchObject({ left_at: null, confirmed_at: expect.any(String) });
  });

  test('an unsubscribe link shows one button, unsubscribes by POST, and may be used again', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('unsubscribe');
    expect((await site.get(link)).body).toContain('"kind":"unsubscribe"');
    for (let use = 0; use < 2; use += 1) {
      const left = await site.post(link, { action: 'confirm' });
      expect([left.statusCode, left.headers.location]).toEqual([303, link]);
    }
    expect((await site.get(link)).body).toContain('{"kind":"unsubscribed"}');
    expect(await site.subscription()).toMatchObject({ left_at: expect.any(String), confirmed_at: null });
  });

  test('an unsubscribe link cannot read, correct or erase', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('unsubscribe');
    expect((await site.get(`${link}?erase`)).body).not.toContain('Ann');
    await site.post(link, changeOf(ann, { name: 'Eve' }));
    await site.post(link, { action: 'erase' });
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ name: 'Ann' }]);
  });

  test('erases after a question, and returns the same page for a second request', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('ownSignUp');
    await site.post(await ann.link('confirm'), {});
    expect((await site.get(`${link}?erase`)).body).toContain('"kind":"erase"');
    expect(await site.rowsOf('sign_ups')).toHaveLength(1);
    const erased = await site.post(link, { action: 'erase' });
    expect([erased.statusCode, erased.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(erased.body).toContain('{"kind":"erased","mayBeDelivered":false}');
    for (const table of ['sign_ups', 'subscriptions', 'letters', 'deliveries'] as const)
      expect(await site.rowsOf(table)).toEqual([]);
    expect((await site.post(link, { action: 'erase' })).body).toContain('"kind":"erased"');
    expect((await site.get(link)).statusCode).toBe(410);
    expect(await site.db.selectFrom('erasures').select('state').execute()).toEqual([{ state: 'cleaning' }]);
  });

  test('states after an erasure that the receiver may hold a copy, if a delivery was tried', async () => {
    const ann = await site.signUp('Ann');
    await site.db.updateTable('deliveries').set({ attempts: 1 }).execute();
    expect((await site.post(await ann.link('ownSignUp'), { action: 'erase' })).body).toContain(
      '{"kind":"erased","mayBeDelivered":true}',
    );
  });

  test('counts confirmed friends who signed up through the link, and not the owner', async () => {
    const ann = await site.signUp('Ann');
    await site.post(await ann.link('confirm'), {});
    const code = (await site.subscription())?.code ?? '';
    const friends = [
      await site.signUp('Bob', {}, { with: code }),
      await site.signUp('Cid', {}, { with: code }),
      await site.signUp('Dan', {}, { with: 'abcdefgh' }),
    ];
    await site.db.updateTable('sign_ups').set({ with: code }).where('id', '=', ann.id).execute();
    expect((await site.get(await ann.link('ownSignUp'))).body).toContain('"friends":0');
    for (const friend of friends) await site.post(await friend.link('confirm'), {});
    expect((await site.get(await ann.link('ownSignUp'))).body).toContain('"friends":2');
  });
});
