const usage =
  'Usage: signups list | export --format csv|json | erase EMAIL | deliver | stats | backup FILE | restore FILE | move --to URL | purge [--dry-run]';

/** Messages by code: one line each that says what to do. `why` is the code of the underlying error. */
const messages = {
  usage: () => usage,
  'no-receiver': () => 'AIRTABLE_WEBHOOK_URL is not set: there is nowhere to deliver to.',
  'not-delivered': ({ count }: { count: number }) => `${count} could not be delivered; "list" says why.`,
  'no-tables': () => 'This database holds no table of sign-ups; a server makes them when it starts.',
  'in-use': ({ database, command }: { database: string; command: 'restore' | 'move' }) =>
    `${database} is in use: stop the server, then ${command}.`,
  'nobody-there': () => 'Nobody has signed up with that address.',
  'erased-not-cleaned': ({ why }: { why: string }) =>
    `The sign-up is gone, but the files still hold its bytes (${why}): run the same command again.`,
  'purged-not-cleaned': ({ why }: { why: string }) =>
    `They are deleted, but the files still hold their bytes (${why}): run "signups purge" again.`,
  'backup-elsewhere': () =>
    'PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  'restore-elsewhere': () =>
    'PostgreSQL is restored by its own tool: pg_restore --clean --if-exists, between saving the table "erasures" and loading it again; then run "signups purge". The commands stand in docs/operations.md, "Back up, restore".',
  'file-is-there': ({ file }: { file: string }) => `${file} is there already; a backup overwrites nothing.`,
  'file-not-made': ({ file, why }: { file: string; why: string }) => `${file} cannot be made (${why}).`,
  'backup-not-written': ({ file, why }: { file: string; why: string }) =>
    `The backup could not be written to ${file} (${why}).`,
  'file-damaged': ({ file, why }: { file: string; why: string }) =>
    `${file} is no whole database of sign-ups (${why}).`,
  'file-not-read': ({ file, why }: { file: string; why: string }) => `${file} cannot be read (${why}).`,
  'move-from-cluster': () =>
    'DATABASE_URL is set: "move" takes the embedded database of DATA_DIR to a cluster. Unset it.',
  'not-a-cluster': () => '--to must be a postgres:// address.',
  'move-not-finished': ({ why }: { why: string }) =>
    `The move was not finished (${why}); nothing here has changed. Move again: it goes on.`,
  'target-not-empty': ({ table }: { table: string }) =>
    `The other database has ${table} of its own, which are not here: move into an empty one.`,
  'copy-differs': ({ table, here, there }: { table: string; here: string; there: string }) =>
    `${table} differs: ${here} here, ${there} there. Stop whatever uses the other database, empty it and move again.`,
  'database-unusable': ({ database, why }: { database: string; why: string }) =>
    `${database} cannot be used (${why}).`,
  'output-not-written': ({ why }: { why: string }) => `The output could not be written (${why}).`,
} as const;

export type OperatorCode = keyof typeof messages;

type Params = { [Code in OperatorCode]: Parameters<(typeof messages)[Code]> };
const messageOf: { [Code in OperatorCode]: (...params: Params[Code]) => string } = messages;

export class OperatorError<Code extends OperatorCode = OperatorCode> extends Error {
  override name = 'OperatorError';
  readonly code: OperatorCode;

  constructor(code: Code, ...params: Params[Code]) {
    super(messageOf[code](...params));
    this.code = code;
  }
}
