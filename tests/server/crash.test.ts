import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { openMigrated, places, type TestPlace } from '../fixtures/databases/databases.ts';
import { sendFans, signUp } from '../fixtures/fans.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';
import { startReceiver } from '../fixtures/processes/webhook-receiver.ts';

const rounds = 4;

const stored = async (place: TestPlace) => {
  const database = await openMigrated(place);
  const rows = await database.db
    .selectFrom('sign_ups')
    .leftJoin('deliveries', 'sign_up_id', 'id')
    .select(['email', 'state'])
    .execute();
  await database.close();
  return rows;
};

describe.each(places)('on the $kind database', ({ make }) => {
  test('a server killed at any moment loses no acknowledged sign-up and delivers each', {
    timeout: 120_000,
  }, async () => {
    const place = await make();
    const receiver = await startReceiver();
    const settings = { ...place.settings, TRUST_PROXY: '1', AIRTABLE_WEBHOOK_URL: receiver.url };
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const server = await startServerProcess(settings);
      const [killAfter = 50] = fc.sample(fc.integer({ min: 1, max: 150 }), { numRuns: 1, seed: round });
      const fans = sendFans([server.url], `fan-${round}`, { pauseMs: 0 });
      await fans.enough(killAfter);
      await server.end('SIGKILL');
      await fans.leave();
      acknowledged.push(...fans.acknowledged().map(({ email }) => email));
    }
    const emails = new Set((await stored(place)).map(({ email }) => email));
    expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);

    const survivor = await startServerProcess(settings);
    await vi.waitFor(
      async () => {
        const waiting = (await stored(place)).filter(({ state }) => state !== 'delivered');
        expect(waiting).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(await survivor.end('SIGTERM')).toBe(0);
    const arrived = new Set(receiver.received.map(({ body }) => body.Email));
    expect(acknowledged.filter((email) => !arrived.has(email))).toEqual([]);
    await receiver.close();
    await place.remove();
  });

  test('two servers on one database both work and count one limit', async () => {
    const place = await make();
    const servers = await Promise.all([
      startServerProcess(place.settings),
      startServerProcess(place.settings),
    ]);
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        signUp(servers[n % 2]?.url ?? '', `fan${n}@example.com`, 'unused'),
      ),
    );
    expect(codes.sort()).toEqual([...Array(30).fill(201), ...Array(10).fill(429)]);
    expect((await stored(place)).length).toBe(30);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    await place.remove();
  });
});
