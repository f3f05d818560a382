/** `forms`: the arguments. `example`: what follows `npm run -s signups --`. */
type CommandHelp = {
  does: string;
  forms: readonly string[];
  options?: Readonly<Record<string, string>>;
  example: string;
};

const start = 'npm run -s signups --';
const dryRun = { '--dry-run': 'says what the command would do, and changes nothing' };

/** By command, in the order of the README. */
export const commandHelp: Readonly<Record<string, CommandHelp>> = {
  list: {
    does: 'prints every sign-up and the state of its delivery',
    forms: ['[--held]'],
    options: { '--held': 'prints the sign-ups that the honeypot caught instead' },
    example: 'list',
  },
  release: {
    does: 'stores a sign-up that the honeypot caught as a normal one',
    forms: ['EMAIL', '--all'],
    options: { '--all': 'all of them' },
    example: 'release fan@example.com',
  },
  export: {
    does: 'writes all sign-ups to stdout',
    forms: ['--format csv|json|xlsx [OPTION …]'],
    options: {
      '--format': 'csv, json or xlsx',
      '--excel': 'starts CSV with a byte order mark, so that Excel shows Arabic names',
      '--letters': 'adds the columns with, confirmed and left',
      '--since': 'DAY: sign-ups of that day (UTC) and later',
      '--team': 'TEXT: those whose team contains the text',
      '--city': 'TEXT: those whose city contains the text',
      '--from': 'TAG: those with that tag',
    },
    example: 'export --format xlsx > sign-ups.xlsx',
  },
  erase: {
    does: 'removes a person from the database, and prints what to delete at Airtable',
    forms: ['EMAIL'],
    example: 'erase fan@example.com',
  },
  deliver: {
    does: 'retries all waiting and parked deliveries now',
    forms: [''],
    example: 'deliver',
  },
  reconcile: {
    does: 'compares a CSV export of Airtable with the deliveries',
    forms: ['FILE [--until TIME] [--again]'],
    options: {
      '--until': 'TIME: compares sign-ups until then',
      '--again': 'queues the missing ones',
    },
    example: 'reconcile airtable.csv',
  },
  stats: {
    does: 'counts sign-ups by state, and says how long the waiting deliveries and letters take',
    forms: [''],
    example: 'stats',
  },
  report: {
    does: 'counts sign-ups by day, team, city and origin',
    forms: ['[--html FILE]'],
    options: { '--html': 'FILE: writes a page with charts' },
    example: 'report --html sign-ups.html',
  },
  invite: {
    does: 'sends the launch letter, or one reminder before the launch',
    forms: [
      '[--first N] [--team TEXT] [--city TEXT] [--valid-for 7d] [--dry-run]',
      '--file FILE [--valid-for 7d] [--dry-run]',
      '--reminder [--dry-run]',
    ],
    options: {
      '--first': 'N: the first N people without a launch letter',
      '--team': 'TEXT: people whose team contains the text',
      '--city': 'TEXT: people whose city contains the text',
      '--file': 'FILE: people whose addresses the file contains',
      '--valid-for': '7d or 12h: how long the invitation is valid',
      '--reminder': 'sends the reminder instead',
      ...dryRun,
    },
    example: 'invite --first 500 --dry-run',
  },
  letters: {
    does: 'lists paused and parked letters, then blocked addresses',
    forms: ['[--resume | --retry | --discard-paused | --allow EMAIL]'],
    options: {
      '--resume': 'queues the paused letters',
      '--retry': 'queues the parked letters again',
      '--discard-paused': 'cancels the paused letters',
      '--allow': 'EMAIL: allows letters to a blocked address again',
    },
    example: 'letters',
  },
  bounces: {
    does: 'blocks the addresses that bounced, as delivery status notifications in an mbox or a folder say',
    forms: ['FILE [--dry-run]'],
    options: dryRun,
    example: 'bounces /var/mail/hello --dry-run',
  },
  'letter-test': {
    does: 'sends one letter, and checks SPF, DKIM and DMARC',
    forms: ['EMAIL [--lang en|ar] [--dkim SELECTOR]'],
    options: { '--lang': 'the language of the letter', '--dkim': 'SELECTOR: checks this DKIM record' },
    example: 'letter-test you@example.com --lang ar',
  },
  backup: {
    does: 'writes a checked copy of the embedded database, while the server runs',
    forms: ['FILE'],
    example: 'backup /backups/sign-ups.db',
  },
  restore: {
    does: 'replaces the database by a backup, with the server stopped',
    forms: ['FILE [--dry-run]'],
    options: dryRun,
    example: 'restore /backups/sign-ups.db',
  },
  recover: {
    does: 'adds the sign-ups that a replaced database has and this one lacks',
    forms: ['FILE [--dry-run]'],
    options: { '--dry-run': 'prints these sign-ups, and changes nothing' },
    example: 'recover data/sign-ups.db.before-restore-2027-01-31',
  },
  move: {
    does: 'copies the embedded database to a PostgreSQL cluster and compares the tables',
    forms: ['--to URL'],
    options: { '--to': 'URL: the postgres:// address of an empty database' },
    example: 'move --to postgres://user@host/database',
  },
  purge: {
    does: 'deletes sign-ups past the retention, as the server does once a day',
    forms: ['[--dry-run]'],
    options: dryRun,
    example: 'purge --dry-run',
  },
  migrate: {
    does: 'updates the tables after an upgrade, as a server does at its start',
    forms: [''],
    example: 'migrate',
  },
};

/** @returns a line for each command, with an example below it */
export function helpOfAll(): string {
  const lines = Object.values(commandHelp).map(
    ({ does, example }) => `  ${start} ${example}\n      ${does}\n`,
  );
  const about = `Options of a command: ${start} list --help\n`;
  return `Commands for sign-ups, by an example of each:\n\n${lines.join('')}\n${about}`;
}

/** @returns what a command does, its forms, its options and an example */
export function helpOf(name: string): string {
  const { does, forms, options = {}, example } = commandHelp[name] ?? { does: '', forms: [], example: '' };
  const width = Math.max(0, ...Object.keys(options).map(({ length }) => length));
  return [
    `${name} ${does}.`,
    '',
    ...forms.map((form) => `  ${start} ${name} ${form}`.trimEnd()),
    ...Object.entries(options).map(([option, text]) => `      ${option.padEnd(width)}  ${text}`),
    '',
    `Example: ${start} ${example}`,
    '',
  ].join('\n');
}
