import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fillHeld, fillSignUps } from '../../tests/fixtures/databases/fill.ts';
import { startCluster } from '../../tests/fixtures/databases/postgres-cluster.ts';
import { type Measured, runMeasured } from '../../tests/fixtures/processes/measured-command.ts';
import { table } from '../report.ts';
import { mailSettings } from './site.ts';
import {
  createDatabase,
  few,
  million,
  type Size,
  type Storage,
  type Stores,
  sizes,
  withDb,
} from './stores.ts';

/** Bots fill a part of what fans do. */
const held = { empty: 10, full: 200_000 };
/** Past the retention, for `purge`. */
const overdue = { empty: 10, full: 100_000 };
const longAgo = '2020-01-01T00:00:00.000Z';

/** Paths and addresses that the commands get. */
type Given = { folder: string; addresses: string; backup: string; target: string };
type Command = { args: (given: Given) => string[]; isSqliteOnly?: boolean; code?: number };

/** In this order, because some change what later ones find. */
const commands: readonly Command[] = [
  { args: () => ['stats'] },
  { args: () => ['list'] },
  { args: () => ['list', '--held'] },
  { args: () => ['export', '--format', 'csv'] },
  { args: () => ['export', '--format', 'json'] },
  { args: () => ['export', '--format', 'xlsx'] },
  { args: () => ['report'] },
  // The file has an address that the database does not know.
  { args: ({ addresses }) => ['reconcile', addresses], code: 1 },
  { args: ({ addresses }) => ['invite', '--file', addresses] },
  { args: () => ['invite', '--reminder'] },
  { args: () => ['letters'] },
  { args: ({ backup }) => ['backup', backup], isSqliteOnly: true },
  { args: ({ backup }) => ['restore', backup], isSqliteOnly: true },
  { args: () => ['release', '--all'] },
  { args: () => ['erase', 'fan7@example.com'] },
  { args: () => ['purge'] },
  { args: ({ target }) => ['move', '--to', target], isSqliteOnly: true },
];

/**
 * Prints the seconds and the peak memory of the operator's commands, on an empty and on a full
 * database.
 * @param options `words`: only commands with one of these names, all without one
 * @throws Error when a command fails
 */
export async function benchCommands(stores: Stores, { words }: { words: string[] }): Promise<void> {
  const isSqlite = stores.name === 'SQLite';
  const cluster = isSqlite ? await startCluster() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-commands-'));
  const results = new Map<string, Partial<Record<Size, Measured>>>();
  try {
    for (const size of sizes) {
      const storage = await prepare(stores, size);
      const given = {
        folder,
        addresses: await writeAddresses(folder, size),
        backup: join(folder, `${size}.db`),
        target: (cluster && (await createDatabase(cluster, size))) ?? '',
      };
      for (const { args, isSqliteOnly = false, code = 0 } of commands) {
        const command = args(given);
        const isChosen = words.length === 0 || words.includes(command[0] ?? '');
        if (!isChosen || (isSqliteOnly && !isSqlite)) continue;
        const ran = await runMeasured(command, { ...storage, ...mailSettings }, { dropsOutput: true });
        if (ran.code !== code) throw new Error(`signups ${command[0]}: ${ran.code}, ${ran.stderr}`);
        const name = command.filter((word) => !/[/:@]/.test(word)).join(' ');
        console.log(`${size}: ${name}: ${ran.seconds.toFixed(1)} s, ${ran.peakMb.toFixed(0)} MB`);
        results.set(name, { ...results.get(name), [size]: ran });
      }
      await stores.remove(storage);
    }
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true });
  }
  print(stores.name, results);
}

async function prepare(stores: Stores, size: Size): Promise<Storage> {
  const storage = await stores.create(size);
  await withDb(storage, async (db) => {
    await fillHeld(db, held[size]);
    await fillSignUps(db, overdue[size], { first: million, createdAt: longAgo });
  });
  return storage;
}

/** A CSV file of all addresses, and one more. @returns its path */
async function writeAddresses(folder: string, size: Size): Promise<string> {
  const path = join(folder, `${size}.csv`);
  const file = createWriteStream(path);
  file.write('Email,SignupDate\nunknown@example.com,2026-11-01T00:00:00.000Z\n');
  for (let n = 0; n < (size === 'full' ? million : few); n++) {
    const line = `fan${n}@example.com,2026-11-0${1 + (n % 9)}T00:00:00.000Z\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return path;
}

function print(name: string, results: Map<string, Partial<Record<Size, Measured>>>): void {
  const rows = [...results].map(([command, ran]) => [
    `\`${command}\``,
    ...sizes.map((size) => ran[size]?.seconds.toFixed(1) ?? ''),
    ...sizes.map((size) => ran[size]?.peakMb.toFixed(0) ?? ''),
  ]);
  const head = ['command', 'seconds, empty', 'a million', 'peak MB, empty', 'a million'];
  console.log(`\n${name}:\n\n${table(head, rows)}\n`);
}
