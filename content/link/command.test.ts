import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the npm script in a temporary folder. */
function run(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sportbuddy-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['--prefix', project, 'run', '--silent', 'link', '--', ...words],
    { cwd: folder, env: { ...process.env, SITE_URL: '', INIT_CWD: '' }, encoding: 'utf8' },
  );
  return { status, stdout, stderr, written: readdirSync(folder).sort() };
}

test('prints the address, writes to the current folder and warns about the default origin', () => {
  const { status, stdout, stderr, written } = run('/golf', '--from', 'a');
  expect(stdout).toMatch(/^https:\/\/sportbuddy\.example\/golf\?from=a\nWritten: .*golf-a\.svg\nWritten: /);
  expect(stderr).toBe('SITE_URL is not set. Set it to the origin of the site before you print the code.\n');
  expect(written).toEqual(['golf-a.png', 'golf-a.svg']);
  expect(status).toBe(0);
});

test('prints one line and exits with 1 for a page that does not exist', () => {
  expect(run('/golff', '--from', 'a')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no page \/golff\. .*\n$/),
  });
});

test('prints one line and exits with 1 if the folder cannot be used', () => {
  const { status, stderr } = run('/golf', '--from', 'a', '--to', join(project, 'package.json'));
  expect(stderr).toMatch(/^ENOTDIR: .*\n$/);
  expect(status).toBe(1);
});
