import { readFile } from 'node:fs/promises';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the Dockerfile has no lint errors, and its last stage runs as another user than root', async () => {
  const text = await read('Dockerfile');
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));
  expect(lastStage).toMatch(/\nUSER [1-9]\d*\n/);
});

test('the container runs the command of npm start', async () => {
  const command = /\nCMD (\[.*\])\n/.exec(await read('Dockerfile'))?.[1] ?? '[]';
  const { scripts } = JSON.parse(await read('package.json'));
  expect(`exec ${JSON.parse(command).join(' ')}`).toBe(scripts.start);
});

test('compose.yaml has a read-only server that clients reach through nginx only', async () => {
  const { services } = parse(await read('compose.yaml'));
  expect(services.site).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    environment: { TRUST_PROXY: '1' },
  });
  expect(services.site.ports).toBeUndefined();
  expect(services.nginx.ports).toEqual(['80:80', '443:443']);
  expect(services.nginx.command.at(-1)).toContain('s/127.0.0.1:3000/site:3000/');
  expect(await read('docs/operate/nginx.conf')).toContain('server 127.0.0.1:3000;');
  for (const { restart } of Object.values<{ restart: string }>(services))
    expect(restart).toBe('unless-stopped');
});
