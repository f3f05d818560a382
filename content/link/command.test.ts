import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the npm script in a temporary folder. */
function run(words: string[], variables: Record<string, string> = { SITE_URL: 'https://fans.test' }) {
  const folder = mkdtempSync(join(tmpdir(), 'sportbuddy-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['--prefix', project, 'run', '--silent', 'link', '--', ...words],
    { cwd: folder, env: { ...process.env, SITE_URL: '', INIT_CWD: '', ...variables }, encoding: 'utf8' },
  );
  return { status, stdout, stderr, written: readdirSync(folder).sort() };
}

test('prints the address and writes to the current folder', () => {
  const { status, stdout, stderr, written } = run(['/golf', '--from', 'a']);
  expect(stdout).toMatch(/^https:\/\/fans\.test\/golf\?from=a\nWritten: .*golf-a\.svg\nWritten: /);
  expect(stderr).toBe('');
  expect(written).toEqual(['golf-a.png', 'golf-a.svg']);
  expect(status).toBe(0);
});

test.each([{}, { SITE_URL: ' ' }, { SITE_URL: 'https://sportbuddy.example/' }])(
  'with %j prints one line that names SITE_URL, and writes nothing',
  (variables) => {
    const { status, stdout, stderr, written } = run(['/golf', '--from', 'a'], variables);
    expect(stderr).toMatch(/^SITE_URL is not set, [^\n]+\n$/);
    expect({ status, stdout, written }).toEqual({ status: 1, stdout: '', written: [] });
  },
);

test('without -- prints one line that says where to write it', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'link', '/golf', '--from', 'a'], {
    cwd: project,
    env: { ...process.env, SITE_URL: 'https://fans.test' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('npm has taken --from. Write -- in front: npm run link -- PATH --from TAG');
  expect(status).toBe(1);
});

test('prints one line and exits with 1 for a page that does not exist', () => {
  expect(run(['/golff', '--from', 'a'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no page \/golff\. .*\n$/),
  });
});

test('prints one line and exits with 1 if the folder cannot be used', () => {
  const { status, stderr } = run(['/golf', '--from', 'a', '--to', join(project, 'package.json')]);
  expect(stderr).toMatch(/^ENOTDIR: .*\n$/);
  expect(status).toBe(1);
});
