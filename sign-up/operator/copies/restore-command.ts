import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from '../../setting-error.ts';
import { databaseName } from '../../store/database-name.ts';
import { lockData } from '../../store/embedded/file/data-lock.ts';
import type { DatabaseLocation } from '../../store/location.ts';
import { onlyArgument, parseOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { restoreCluster } from './cluster/restore-cluster.ts';
import { type Prepared, type Restored, type RestoreOptions, restore } from './restore.ts';

export async function restoreCommand({ location, write, progress }: Context, args: string[]): Promise<void> {
  const { values, positionals } = parseOptions({
    args,
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const file = onlyArgument(positionals);
  const restored = await restoreInto(location, file, {
    progress,
    async beforeReplacing(prepared) {
      await write(lossOf(prepared));
      return !values['dry-run'];
    },
  });
  if (!restored) return await write('Nothing was changed.\n');
  const { people, erasedAgain, isKept, aside, newer } = restored;
  await write(`Restored ${databaseName(location)} from ${file}: ${people} sign-ups.\n`);
  if (isKept) await write(`Erased again since that backup: ${erasedAgain}.\n`);
  else
    await write(
      'The replaced database cannot be read, so the erasures since that backup are unknown: repeat them.\n',
    );
  if (!aside) return;
  await write(`The replaced database is now ${aside}: delete it once you do not need it.\n`);
  if (newer)
    await write(
      `To read the newer sign-ups: npm run -s signups -- recover ${shellWord(aside)} --dry-run\nTo bring them back: npm run -s signups -- recover ${shellWord(aside)}\n`,
    );
}

async function restoreInto(
  location: DatabaseLocation,
  file: string,
  options: RestoreOptions,
): Promise<Restored | undefined> {
  const { DATABASE_URL: url, DATA_DIR: directory } = location;
  const database = databaseName(location);
  if (url) return await restoreCluster({ url, database }, file, options);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingError(`Wrong setting: DATA_DIR is not a directory (${resolve(directory)})`);
  const release = lockData(directory, 'exclusive');
  if (!release) throw new OperatorError('in-use', { database, command: 'restore' });
  try {
    return await restore(location, file, options);
  } finally {
    release();
  }
}

/** @returns a path as an operator can paste it into a shell */
const shellWord = (path: string) =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** Says what only the replaced database will have. Empty if there is none to read. */
function lossOf({ newer, isKept }: Prepared): string {
  if (!isKept)
    return 'The present database cannot be read, so it is unknown how many of its sign-ups are newer than the backup.\n';
  if (newer === undefined) return '';
  if (newer === 0) return 'No sign-up is newer than the backup.\n';
  return `Sign-ups that are newer than the backup: ${newer}. Only the replaced database will have them.\n`;
}
