import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { commands } from './commands.ts';
import { commandHelp } from './help.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const names = Object.keys(commands);
const start = 'npm run -s signups --';
/** A command that reads it would fail. */
const settings = { DATA_DIR: '/proc/nowhere' };
const signups = (...args: string[]) => runSignups(args, settings);

test('every command has a description, and its example begins with its name', () => {
  expect(Object.keys(commandHelp).toSorted()).toEqual(names.toSorted());
  for (const [name, { example }] of Object.entries(commandHelp)) expect(example.split(' ')[0]).toBe(name);
});

test('the README has every command', () => {
  const readme = readFileSync(`${project}README.md`, 'utf8');
  for (const name of names) expect(readme).toMatch(new RegExp(`^${start} ${name}[ \\n]`, 'm'));
});

test.each([['--help'], ['-h'], ['help']])(
  '"%s" prints every command with its purpose and an example',
  async (word) => {
    const { code, stdout, stderr } = await signups(word);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { does, example } of Object.values(commandHelp))
      expect(stdout).toContain(`  ${start} ${example}\n      ${does}\n`);
  },
);

test.each([
  [[], 'The command is missing.'],
  [['lst'], 'There is no command "lst". Did you mean "list"?'],
  [['exprot', '--format', 'csv'], 'There is no command "exprot". Did you mean "export"?'],
  [['lettertest'], 'There is no command "lettertest". Did you mean "letter-test"?'],
  [['toString'], 'There is no command "toString".'],
])('%j names the wrong word, and prints every command', async (args, problem) => {
  const { code, stdout, stderr } = await signups(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(problem);
  for (const { does } of Object.values(commandHelp)) expect(stderr).toContain(does);
});

test.each(names)('"%s --help" prints its options and an example, without a database', async (name) => {
  for (const args of [['--help'], ['-h'], ['x', '--help']]) {
    const { code, stdout, stderr } = await signups(name, ...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { does, example, options = {} } = commandHelp[name] ?? { does: 'unknown', example: '' };
    for (const part of [does, `Example: ${start} ${example}`, ...Object.keys(options)])
      expect(stdout).toContain(part);
  }
});

test.each([
  [['export'], '--format is missing: one of csv, json, xlsx.'],
  [['export', '--format', 'xls'], 'There is no format "xls". Did you mean "xlsx"?'],
  [['export', '--format', 'csv', 'x'], "Unexpected argument 'x'."],
  [['export', 'x', '--format=csv'], "Unexpected argument 'x'."],
  [['export', '--format', 'json', '--excel'], '--excel needs --format csv.'],
  [['export', '--format', 'csv', '--sinse', 'x'], `Unknown option '--sinse'. Did you mean "--since"?`],
  [['erase'], 'An argument is missing.'],
  [['erase', 'a@b.co', 'c@d.ef'], "Unexpected argument 'c@d.ef'."],
  [['list', 'x'], "Unexpected argument 'x'."],
  [['list', '--hold'], `Unknown option '--hold'. Did you mean "--held"?`],
  [['list', '--held', 'x'], "Unexpected argument 'x'."],
  [['stats', 'x'], "Unexpected argument 'x'."],
  [['report', 'x'], "Unexpected argument 'x'."],
  [['report', '--html'], "Option '--html <value>' argument missing."],
  [['report', '--html='], '--html FILE is missing.'],
  [['deliver', 'x'], "Unexpected argument 'x'."],
  [['backup'], 'An argument is missing.'],
  [['backup', 'a', 'b'], "Unexpected argument 'b'."],
  [['backup', '--now'], "Unknown option '--now'."],
  [['restore', 'a', 'b'], "Unexpected argument 'b'."],
  [['move'], '--to URL is missing.'],
  [['move', 'postgres://host/db'], "Unexpected argument 'postgres://host/db'."],
  [['purge', '--now'], "Unknown option '--now'."],
  [['purge', '--dry-run', 'x'], "Unexpected argument 'x'."],
  [['migrate', 'x'], "Unexpected argument 'x'."],
  [['release'], 'An argument is missing.'],
  [['release', 'a@b.co', '--all'], 'Name an address or --all, not both.'],
  [['reconcile'], 'An argument is missing.'],
  [['reconcile', 'a.csv', '--til', 'x'], "Unknown option '--til'."],
  [['letters', '--resume', '--retry'], 'Name one of --resume and --retry.'],
  [['letters', '--allow'], "Option '--allow <value>' argument missing."],
  [['letters', 'x'], "Unexpected argument 'x'."],
  [['invite'], 'Choose people by --first, --team or --city, by --file, or by --reminder.'],
  [['invite', '--first', 'ten'], '--first "ten" is no number of people.'],
  [['invite', '--reminder', '--first', '5'], '--file and --reminder go with no other choice of people.'],
  [['letter-test', 'ann'], '"ann" is no e-mail address.'],
])('%j names the problem, and prints the usage of the command', async (args, problem) => {
  const { code, stdout, stderr } = await runSignups(args, {});
  const [name = ''] = args;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.split('\n')[0]).toContain(problem);
  expect(stderr).toContain(`\n  ${start} ${name}`);
  expect(stderr).toContain(`Example: ${start} ${commandHelp[name]?.example}`);
});

test('an option that npm has taken is named before anything is done', () => {
  for (const [args, option] of [
    [['purge', '--dry-run'], '--dry-run'],
    [['list', '--held'], '--held'],
    [['release', '--all'], '--all'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'signups', ...args], {
      cwd: project,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`npm has taken ${option}. Write -- in front: ${start} ${args[0]} ${option} …`);
  }
});
