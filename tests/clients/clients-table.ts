import { execFile } from 'node:child_process';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { findProgram } from '../fixtures/processes/system-program.ts';
import type { Row } from './row.ts';

const file = new URL('../../docs/clients.md', import.meta.url);

const head = `# Clients

Programs that read what the site publishes, besides a plain browser. \`npm run test:clients\` writes this table
([how](./architecture.md#other-clients)). What the site does about surprises is in [field notes](./field-notes.md).

| client | what was read | result | date |
|---|---|---|---|
`;

/** Writes docs/clients.md. Rows that did not run keep their earlier results. */
export async function writeTable(
  rows: readonly Row[],
  problems: ReadonlyMap<Row, number>,
  now = new Date(),
): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const lines: string[] = [];
  for (const row of rows) {
    const count = problems.get(row);
    const earlier = before.find((line) => line.includes(` | ${row.title} | `));
    if (count === undefined) lines.push(...(earlier ? [earlier] : []));
    else {
      const result = count === 0 ? (row.differs ?? 'right') : `wrong: ${count} problems`;
      lines.push(
        `| ${await clientsOf(row)} | ${row.title} | ${result} | ${now.toISOString().slice(0, 10)} |`,
      );
    }
  }
  await writeFile(file, head + lines.map((line) => `${line}\n`).join(''));
}

async function clientsOf({ packages = [], programs = [] }: Row): Promise<string> {
  const names = packages.map(({ name, version }) => `${name} ${version}`);
  for (const program of programs) names.push(`${program} ${await versionOf(program)}`.trim());
  return names.join(', ') || `Chromium ${await versionOf(requireBrowser())}`;
}

/** @returns the version of the Debian package that has the program, or that which it prints itself */
async function versionOf(program: string): Promise<string> {
  const run = promisify(execFile);
  const path = await realpath(findProgram(program) ?? program).catch(() => program);
  try {
    const owner = (await run('dpkg-query', ['--search', path])).stdout.split(':')[0] ?? '';
    const [, version = ''] = (await run('dpkg-query', ['--show', owner])).stdout.trim().split('\t');
    return version;
  } catch {
    const printed = await run(path, ['--version']).catch(() => ({ stdout: '' }));
    return /\d+\.\d[\w.+-]*/.exec(printed.stdout)?.[0] ?? '';
  }
}
