/**
 * Messages by code: one line each, with instructions. `why` is the code of the underlying error.
 */
const messages = {
  /** `help` prints the usage of the command below it. */
  usage: ({ problem }: { problem: string }) => problem,
  'no-receiver': () => 'AIRTABLE_WEBHOOK_URL is not set: there is nowhere to deliver to.',
  'no-mail': () => 'SMTP_URL is not set: no server sends letters.',
  'no-build': () => 'There is no build of this release, which renders letters. Run "npm run build" first.',
  'letter-test-failed': ({ what }: { what: string[] }) => `The test failed: ${what.join(', ')}.`,
  launched: () => 'The launch day has begun: there is nothing to remind of.',
  'not-a-duration': ({ text }: { text: string }) =>
    `${text} is no time of up to 365 days. Write it as 7d or 12h.`,
  'not-delivered': ({ count }: { count: number }) =>
    `Not delivered: ${count}. Run "signups list" for the reasons.`,
  'no-tables': () => 'This database has no sign-up tables. Start the server once: it creates them.',
  'older-schema': () =>
    'This database has the tables of an earlier release. Start the server, or run "signups migrate", after a backup.',
  'in-use': ({ database, command }: { database: string; command: 'restore' | 'move' }) =>
    `${database} is in use: stop the server, then ${command}.`,
  'not-a-day': ({ text }: { text: string }) => `${text} is not a day. Write it as 2027-06-06.`,
  'not-a-time': ({ text }: { text: string }) =>
    `${text} is not a time with a zone. Write it as 2027-06-06T12:00Z or 2027-06-06T15:00+03:00.`,
  'binary-to-terminal': () =>
    'A spreadsheet cannot be printed to a terminal. Write it to a file: signups export --format xlsx > FILE',
  'no-email-column': ({ file }: { file: string }) =>
    `${file} has no column "Email". Export the table from Airtable as CSV.`,
  'incomplete-export': ({ file }: { file: string }) =>
    `More is missing in ${file} than it contains, so it is not the whole table. Nothing was queued.`,
  'receiver-differs': ({ count }: { count: number }) =>
    `Addresses in which the file and this database differ: ${count}.`,
  'not-held': () => 'No held sign-up has that address. Run "signups list --held".',
  'not-blocked': () => 'Letters to that address are not blocked. Run "signups letters".',
  'not-signed-up': () => 'No sign-up has that address.',
  'erased-not-cleaned': ({ why }: { why: string }) =>
    `The sign-up is gone, but the files still hold its bytes (${why}): run the same command again.`,
  'purged-not-cleaned': ({ why }: { why: string }) =>
    `The sign-ups are deleted, but the files still hold their bytes (${why}): run "signups purge" again.`,
  'backup-elsewhere': () =>
    'PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  'no-tools': ({ missing }: { missing: readonly string[] }) =>
    `Programs of PostgreSQL are missing: ${missing.join(', ')}. Install them in the version of the cluster or a newer one, for example: apt-get install postgresql-client`,
  'depended-on': () =>
    'Other objects depend on the tables, such as a view. Drop them, restore, and create them again. Nothing was changed.',
  'tool-failed': ({ tool, why }: { tool: string; why: string }) =>
    `${tool} has failed (${why}). The database is unchanged.`,
  'file-is-there': ({ file }: { file: string }) => `${file} exists already. Choose another file.`,
  'file-not-made': ({ file, why }: { file: string; why: string }) => `${file} cannot be created (${why}).`,
  'backup-not-written': ({ file, why }: { file: string; why: string }) =>
    `The backup could not be written to ${file} (${why}).`,
  'file-damaged': ({ file, why }: { file: string; why: string }) =>
    `${file} is not a complete database of sign-ups (${why}).`,
  'file-not-read': ({ file, why }: { file: string; why: string }) => `${file} cannot be read (${why}).`,
  'move-from-cluster': () =>
    'DATABASE_URL is set: "move" copies the embedded database in DATA_DIR to PostgreSQL. Unset it.',
  'not-a-cluster': () => '--to must be a postgres:// address.',
  'move-not-finished': ({ why }: { why: string }) =>
    `The move was not finished (${why}); the embedded database is unchanged. Mend what is named there, then run the same command again: it continues.`,
  'target-not-empty': ({ table }: { table: string }) =>
    `The target has rows in ${table} that this database does not have. Move to an empty database.`,
  'copy-differs': ({ table, here, there }: { table: string; here: string; there: string }) =>
    `${table} differs: ${here} here, ${there} there. Stop all servers that use the target, empty it and move again.`,
  'database-unusable': ({ database, why }: { database: string; why: string }) =>
    `${database} cannot be used (${why}).`,
  'no-temporary-files': ({ why }: { why: string }) =>
    `Temporary files cannot be written (${why}): set TMPDIR to a directory with free space.`,
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
