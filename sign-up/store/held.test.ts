import { beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { fillHeld } from '../../tests/fixtures/databases/fill.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { deleteOldHeld, heldPages, releaseAllHeld } from './held.ts';

describe.each(databaseKinds)('held sign-ups in the $kind database', ({ make }) => {
  const opened = openedStore(make);
  beforeEach(async () => {
    await opened.store.hold(makeSignUp('Ann', { team: 'Ajax' }));
    await opened.store.hold(makeSignUp('Bob'));
    await opened.store.hold({ ...makeSignUp('Ann'), name: 'Second' });
  });

  const signups = (...args: string[]) => runSignups(args, opened.testDatabase.settings);
  async function heldNames() {
    const names: string[] = [];
    for await (const page of heldPages(opened.database.db))
      names.push(...page.map(({ fields }) => fields.name));
    return names;
  }
  const emails = async () =>
    (await opened.database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );

  test('are listed apart, counted by "stats", and neither exported nor delivered', async () => {
    expect((await signups('list', '--held')).stdout).toMatch(
      /^\S+Z\tann@example\.com\tAnn\tAjax\n\S+Z\tbob@example\.com\tBob\t\n$/,
    );
    expect((await signups('list')).stdout).toBe('');
    expect((await signups('export', '--format', 'json')).stdout).toBe('[]\n');
    expect((await signups('stats')).stdout).toBe('total 0\nwaiting 0\ndelivered 0\nparked 0\nheld 2\n');
    const receiver = await startReceiver();
    await runSignups(['deliver'], { ...opened.testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url });
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });

  test('can be released one by one or all, and then wait for delivery', async () => {
    expect(await signups('release', 'ANN@example.com')).toMatchObject({ code: 0, stdout: 'released 1\n' });
    expect(await emails()).toEqual(['ann@example.com']);
    expect(await signups('release', '--all')).toMatchObject({ code: 0, stdout: 'released 1\n' });
    expect((await signups('stats')).stdout).toBe('total 2\nwaiting 2\ndelivered 0\nparked 0\n');
    expect(await signups('release', 'eve@example.com')).toMatchObject({
      code: 1,
      stderr: 'No held sign-up has that address. Run "signups list --held". [not-held]\n',
    });
  });

  test('are all released, page by page, also if a page has only known addresses', async () => {
    await fillHeld(opened.database.db, 450);
    for (let n = 0; n < 300; n++) await opened.store.add(makeSignUp('Bot', { email: `bot${n}@example.com` }));
    const pages: number[] = [];
    const released = await releaseAllHeld(opened.database.db, { onPage: (count) => pages.push(count) });
    expect(released).toEqual({ held: 452, released: 152 });
    expect(pages).toEqual([200, 200, 52]);
    expect(await heldNames()).toEqual([]);
    expect((await emails()).length).toBe(452);
  });

  test('do not replace a sign-up with the same address', async () => {
    await opened.store.add({ ...makeSignUp('Ann'), name: 'Real Ann' });
    expect((await signups('release', 'ann@example.com')).stdout).toBe('released 0\n');
    expect(await opened.database.db.selectFrom('sign_ups').select('name').execute()).toEqual([
      { name: 'Real Ann' },
    ]);
    expect(await heldNames()).toEqual(['Bob']);
  });

  test('are erased with the address', async () => {
    expect((await signups('erase', 'ann@example.com')).stdout).toMatch(/^Erased: the sign-up of \S+Z\.\n/);
    expect(await heldNames()).toEqual(['Bob']);
    await opened.store.hold(makeSignUp('Cid'));
    await opened.store.add(makeSignUp('Cid'));
    await signups('erase', 'cid@example.com');
    expect((await heldNames()).length).toBe(1);
  });

  test('are deleted after 30 days', async () => {
    const day = 24 * 3_600_000;
    for (const [email, days] of [
      ['ann@example.com', 29.9],
      ['bob@example.com', 30.1],
    ] as const)
      await opened.database.db
        .updateTable('held_sign_ups')
        .set({ created_at: new Date(Date.now() - days * day).toISOString() })
        .where('email', '=', email)
        .execute();
    expect(await deleteOldHeld(opened.database.db)).toBe(1);
    expect(await heldNames()).toEqual(['Ann']);
  });
});
