import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../../store/cluster/database.ts';
import type { Database } from '../../../store/database.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Progress } from '../../progress.ts';
import { intoStagingSchema, stagingSchema } from './script-schema.ts';
import { type Connection, connectionOf, requireTools, startTool } from './tools.ts';

const failureMs = 500;
/** Nothing that depends on the cluster of the dump, such as its roles. */
const ownObjects = ['--no-owner', '--no-privileges', '--no-comments', '--no-tablespaces', '--schema=public'];

/**
 * Loads a dump into a schema of its own, beside the tables of the database, and opens that schema.
 * Removes it after `use`, unless `use` has.
 * @throws OperatorError when a program is missing, or the dump cannot be used
 */
export async function withStagedDump<T>(
  url: string,
  file: string,
  { progress }: { progress?: Progress | undefined },
  use: (copy: Database) => Promise<T>,
): Promise<T> {
  requireTools();
  if (!existsSync(file)) throw new OperatorError('file-not-read', { file: resolve(file), why: 'ENOENT' });
  const copy = openPostgres(url, { longTimeouts: true, anyEncoding: true, schema: stagingSchema });
  try {
    progress?.start('Loading the dump');
    await load(connectionOf(url), resolve(file));
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass(${`${stagingSchema}.sign_ups`})::text as found`.execute(copy.db);
    if (!rows[0]?.found) throw new OperatorError('file-damaged', { file: resolve(file), why: 'no sign_ups' });
    return await use(copy);
  } finally {
    await sql`drop schema if exists ${sql.id(stagingSchema)} cascade`.execute(copy.db).catch(() => undefined);
    await copy.close();
  }
}

/** Runs the script of the dump in one transaction, so that an interruption leaves nothing. */
async function load(connection: Connection, file: string): Promise<void> {
  const restoring = startTool('pg_restore', [...ownObjects, '--file=-', file]);
  const loading = startTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], connection);
  loading.stdout?.resume();
  const script = loading.stdin as Writable;
  script.write(
    `set client_min_messages = warning;\nbegin;\ndrop schema if exists ${stagingSchema} cascade;\ncreate schema ${stagingSchema};\n`,
  );
  // An error of one program closes the pipe. The exit codes say which.
  if (restoring.stdout)
    await pipeline(restoring.stdout, intoStagingSchema(), script, { end: false }).catch(() => undefined);
  const restored = await restoring.ended;
  const isRead = restored.code === 0;
  // Without a commit the end of the connection rolls back. If psql has failed itself, it ends now.
  if (isRead) script.end('commit;\n');
  else if (!(await Promise.race([loading.ended, sleep(failureMs)]))) loading.kill('SIGKILL');
  const loaded = await loading.ended;
  if (loaded.code) throw new OperatorError('tool-failed', { tool: 'psql', why: loaded.error });
  if (!isRead) throw new OperatorError('file-damaged', { file, why: restored.error });
}
