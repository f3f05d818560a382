import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { startAirtableReceiver } from '../../tests/fixtures/processes/airtable-receiver.ts';
import { webhookChannel } from './send.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe.each(databaseKinds)('a receiver with the limit of Airtable, on the $kind database', ({ make }) => {
  test.each([1, 2])(
    'gets 100 waiting sign-ups in under 40 s from %i servers, with under 5 refusals',
    async (servers) => {
      const testDatabase = await make();
      const databases = await Promise.all(Array.from({ length: servers }, () => openMigrated(testDatabase)));
      const [database] = databases;
      const people = Array.from({ length: 100 }, (_, n) => ({ email: `fan${n}@example.com` }));
      if (database) await insertSignUps(database.db, people);
      const airtable = await startAirtableReceiver();
      const began = performance.now();
      const workers = databases.map(({ db }) =>
        startWorker(db, webhookChannel({ url: airtable.url, perSecond: 4 }), quiet),
      );
      const delivered = async () =>
        (await database?.db.selectFrom('deliveries').selectAll().where('state', '=', 'delivered').execute())
          ?.length;
      while ((await delivered()) !== 100 && performance.now() - began < 60_000) await sleep(200);
      const seconds = (performance.now() - began) / 1000;
      for (const worker of workers) await worker.stop();
      for (const each of databases) await each.close();
      await airtable.close();
      await testDatabase.remove();
      expect(seconds).toBeLessThan(40);
      expect(airtable.refused()).toBeLessThan(5);
    },
    90_000,
  );
});
