import { readFile } from 'node:fs/promises';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { maxDrainSeconds, readConfig, settings } from '../../server/config.ts';
import { startFlags, startVariables } from '../fixtures/processes/start-flags.ts';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the Dockerfile has no lint errors, and its last stage runs as another user than root', async () => {
  const text = await read('Dockerfile');
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));
  expect(lastStage).toMatch(/\nUSER [1-9]\d*\n/);
});

test('the container runs the build of its image with the flags of npm start', async () => {
  const command = /\nCMD (\[.*\])\n/.exec(await read('Dockerfile'))?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...startFlags, 'dist/current/server/start.js']);
});

test('npm start, the image, compose.yaml and the systemd unit set the memory allocator alike', async () => {
  const allocator = Object.entries(startVariables).filter(([name]) => name.startsWith('MALLOC_'));
  expect(allocator).not.toEqual([]);
  const dockerfile = await read('Dockerfile');
  const unit = await read('docs/operate/sportbuddy.service');
  const { site } = parse(await read('compose.yaml')).services;
  for (const [name, value] of allocator) {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(new RegExp(`\\s${name}=${value}\\s`));
    expect(unit).toMatch(new RegExp(`^Environment=(.* )?${name}=${value}( |$)`, 'm'));
    expect(site.environment[name]).toBe(value);
  }
});

test('compose.yaml has a read-only server that clients reach through nginx only', async () => {
  const { services } = parse(await read('compose.yaml'));
  expect(services.site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    environment: { TRUST_PROXY: expect.stringContaining('TRUST_PROXY:-1') },
  });
  expect(services.site.ports).toBeUndefined();
  expect(services.nginx.ports).toEqual(['80:80', '443:443']);
  expect(services.nginx.command.at(-1)).toContain('s/127.0.0.1:3000/site:3000/');
  // The commands of docs/operations.md set the same.
  for (const text of [services.nginx.command.at(-1), await read('docs/operations.md')]) {
    expect(text).toContain('s/worker_connections  *[0-9]*/worker_connections 8192/');
    expect(text).toContain('worker_rlimit_nofile 16384;');
  }
  const nginx = await read('docs/operate/nginx.conf');
  expect(nginx).toContain('server 127.0.0.1:3000;');
  for (const folder of [/^proxy_cache_path (\S+) /m, /^ +root (\S+);/m])
    expect(services.nginx.volumes.join('\n')).toContain(`:${folder.exec(nginx)?.[1]}`);
  for (const { restart } of Object.values<{ restart: string }>(services))
    expect(restart).toBe('unless-stopped');
});

/** The names in the first column of the table of settings. */
async function documentedSettings(): Promise<string[]> {
  const [, table = ''] = (await read('README.md')).split('| variable | default | meaning |\n');
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .slice(1)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
}

test('the README names every setting', async () => {
  const accepted = Object.keys({ ...settings.shape });
  expect((await documentedSettings()).toSorted()).toEqual(accepted.toSorted());
});

test('compose.yaml passes every setting of the README from .env, and no other', async () => {
  const { site } = parse(await read('compose.yaml')).services;
  const { PGPASSWORD, ...values } = site.environment as Record<string, string>;
  const environment = Object.fromEntries(
    Object.entries(values).filter(([name]) => !(name in startVariables)),
  );
  expect(PGPASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:/);
  expect(Object.keys(environment).toSorted()).toEqual((await documentedSettings()).toSorted());
  const notFromEnv = Object.entries(environment).filter(
    ([name, value]) => !new RegExp(`^\\$\\{${name}:[-?][^}]*\\}$`).test(value),
  );
  expect(Object.fromEntries(notFromEnv)).toEqual({ PORT: '3000', HOST: '0.0.0.0', DATA_DIR: '/data' });
});

test('the server accepts what compose.yaml passes when .env has the required settings only', async () => {
  const { site } = parse(await read('compose.yaml')).services;
  const values = Object.entries<string>(site.environment).map(([name, value]) => [
    name,
    value.replace(/^\$\{\w+:\?.*\}$/, 'https://fans.example').replace(/^\$\{\w+:-(.*)\}$/, '$1'),
  ]);
  expect(readConfig(Object.fromEntries(values))).toMatchObject({
    PORT: 3000,
    DRAIN_SECONDS: 5,
    TRUST_PROXY: 1,
    SIGN_UP_LIMIT: { max: 30, windowMs: 60_000 },
  });
  const graceSeconds = Number.parseInt(site.stop_grace_period, 10);
  expect(graceSeconds).toBeGreaterThan(maxDrainSeconds + 9);
});

test('the logs of each service have a size limit', async () => {
  const { services } = parse(await read('compose.yaml'), { merge: true });
  for (const { logging } of Object.values<{ logging?: unknown }>(services))
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
});
