import { benchCommands } from './commands.ts';
import { benchMigrations } from './migrations.ts';
import { benchSignUps, type Options } from './sign-ups.ts';
import { openStores, type Stores } from './stores.ts';

const parts: Record<string, (stores: Stores, options: MillionOptions) => Promise<void>> = {
  'sign-ups': benchSignUps,
  commands: benchCommands,
  migrations: benchMigrations,
};

const databases: Record<string, () => Promise<Stores>> = openStores;

/** `database` and `part`: runs only this one. `words`: only these loads, commands or migrations. */
export type MillionOptions = Options & {
  database: string | undefined;
  part: string | undefined;
  words: string[];
};

/**
 * Prints figures of a million sign-ups beside those of an empty database.
 * @throws Error when a sign-up is refused, a command fails, or an option names nothing
 */
export async function benchMillion(options: MillionOptions): Promise<void> {
  for (const open of chosen(databases, options.database)) {
    const stores = await open();
    try {
      for (const run of chosen(parts, options.part)) await run(stores, options);
    } finally {
      await stores.close();
    }
  }
}

function chosen<T>(all: Record<string, T>, name: string | undefined): T[] {
  if (name === undefined) return Object.values(all);
  const one = all[name];
  if (!one) throw new Error(`choose one of ${Object.keys(all).join(', ')}`);
  return [one];
}
