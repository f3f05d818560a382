import { expect, test, vi } from 'vitest';
import { embeddedDatabase, openMigrated } from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { readStorageSettings } from '../../settings.ts';
import { purgeOverdue } from './daily-purge.ts';

/** How many more threads cannot load a package, as while `npm ci` replaces it. */
const { threads } = vi.hoisted(() => ({ threads: { broken: 0 } }));

vi.mock('node:worker_threads', async (load) => {
  const real = await load<typeof import('node:worker_threads')>();
  const broken = new URL('data:text/javascript,import "no-such-package"');
  class Worker extends real.Worker {
    constructor(source: string | URL, options?: import('node:worker_threads').WorkerOptions) {
      super(threads.broken > 0 ? broken : source, options);
      threads.broken -= 1;
    }
  }
  return { ...real, Worker };
});
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<typeof import('node:timers/promises')>()),
  setTimeout: async () => undefined,
}));

async function purgeWith(broken: number) {
  const testDatabase = await embeddedDatabase();
  const database = await openMigrated(testDatabase);
  await insertSignUps(database.db, [{ email: 'ann@example.com', createdAt: '2001-01-01T00:00:00.000Z' }]);
  const logged: unknown[][] = [];
  const log = {
    info: (...line: unknown[]) => logged.push(['info', ...line]),
    warn: (...line: unknown[]) => logged.push(['warn', ...line]),
    error: (...line: unknown[]) => logged.push(['error', ...line]),
  };
  threads.broken = broken;
  const settings = readStorageSettings({ ...testDatabase.settings, LAUNCH_DATE: '2001-06-06' });
  await purgeOverdue(settings, log);
  threads.broken = 0;
  const left = await database.db.selectFrom('sign_ups').select('email').execute();
  await database.close();
  await testDatabase.remove();
  return { logged, left };
}

test('the daily purge waits for the packages of its thread, with one warning', async () => {
  const { logged, left } = await purgeWith(3);
  expect(left).toEqual([]);
  expect(logged).toEqual([
    ['warn', { code: 'THREAD_DIED' }, expect.stringContaining('npm ci')],
    ['warn', expect.objectContaining({ deleted: 1 }), expect.stringContaining('were deleted')],
  ]);
});

test('a thread that never starts ends the purge with an error', async () => {
  const { logged, left } = await purgeWith(1_000);
  expect(left).toHaveLength(1);
  expect(logged.at(-1)).toEqual([
    'error',
    expect.objectContaining({ code: 'THREAD_DIED', deleted: 0 }),
    expect.stringContaining('could not be finished'),
  ]);
});
