import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { openedStore } from '../../tests/fixtures/databases/opened-store.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { webhookChannel } from '../delivery/send.ts';
import { startWorker } from '../delivery/worker.ts';

const log = { info: () => undefined, warn: () => undefined };

describe.each(databaseKinds)('"deliver" with the $kind database', ({ make }) => {
  const opened = openedStore(make);
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  test('counts what a running server tried meanwhile', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Fan ${n}`);
    await Promise.all(names.map((name) => opened.store.add(makeSignUp(name))));
    // The server has eight open calls, so the command tries two.
    const held: ServerResponse[] = [];
    receiver.answerWith((response) => {
      held.push(response);
      if (held.length === names.length) for (const each of held) status(200)(each, 0);
    });
    const worker = startWorker(opened.database.db, webhookChannel({ url: receiver.url }), log);
    await receiver.calls(8);
    const settings = { ...opened.testDatabase.settings, AIRTABLE_WEBHOOK_URL: receiver.url };
    expect(await runSignups(['deliver'], settings)).toMatchObject({
      code: 0,
      stdout: 'delivered 2\ntried by a running server meanwhile 8\n',
    });
    await worker.stop();
  });
});
