/**
 * The entry command and the health check of the Dockerfile, in a mount namespace that resembles the
 * container.
 */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from '../../bundler/ensure-built.ts';
import { embeddedDatabase, type TestDatabase } from '../fixtures/databases/databases.ts';
import { runProgram } from '../fixtures/processes/signups-command.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the folder of the site read-only. Only the data directory can be written. */
const readOnly = `exec unshare -rm sh -c '
  mount -t tmpfs none "$DATA_DIR" && mount --bind "${root}" "${root}" && mount -o remount,ro,bind "${root}" &&
  cd "${root}" && ! touch new-file 2>/dev/null && exec "$@"' sh "$@"`;

let testDatabase: TestDatabase;
let site: SiteProcess;
beforeEach(async () => {
  await ensureBuilt();
  testDatabase = await embeddedDatabase();
  site = await startSite({ ...testDatabase.settings, WARM_UP: '1' }, readOnly);
});
afterEach(async () => {
  await site.end('SIGKILL');
  await testDatabase.remove();
});

async function healthCheck(): Promise<number | null> {
  const text = await readFile(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const [, command = '[]'] = /HEALTHCHECK[^[]*CMD (\[.*\])\n/.exec(text) ?? [];
  const [program, ...args]: string[] = JSON.parse(command);
  expect(program).toBe('node');
  const { code } = await runProgram(process.execPath, args, { PORT: new URL(site.url).port, HOME: tmpdir() });
  return code;
}

test('serves and stores with a read-only file system, is healthy, and ends with 0 on SIGTERM', async () => {
  expect((await fetch(site.url)).status).toBe(200);
  expect(await signUp(site.url, 'ann@example.com', '10.0.0.1')).toBe(201);
  expect(await healthCheck()).toBe(0);
  expect(await site.end('SIGTERM')).toBe(0);
  expect(await healthCheck()).toBe(1);
});
