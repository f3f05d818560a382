import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease, type Release } from '../build/releases/releases.ts';
import {
  DEFAULT_APP_STORE_URL,
  DEFAULT_PLAY_STORE_URL,
  DEFAULT_SITE_URL,
} from '../content/default-addresses.ts';
import { testApp } from '../tests/fixtures/test-app.ts';
import { openBuiltPages } from './built-pages.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-dist-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const settings = {
  SITE_URL: DEFAULT_SITE_URL,
  APP_STORE_URL: DEFAULT_APP_STORE_URL,
  PLAY_STORE_URL: DEFAULT_PLAY_STORE_URL,
  LAUNCH_DATE: { month: 6, day: 6 },
};
const serverBuild =
  "export const createRender = () => async () => ({ status: 404, type: 'text/plain', body: '' })";
const bundled = JSON.stringify({ scripts: { en: '/assets/app.js', ar: '/assets/app.js' }, sheets: {} });

/** A release whose parts are named after it, as hashes of their content would name them. */
const release = (name: string) =>
  makeRelease(root, name, async (folder) => {
    const files = {
      'client/index.html': `<p>${name}</p>`,
      [`client/assets/app-${name}.js`]: `'${name}'`,
      [`client/media/film.${name}.webm`]: '0123456789',
      [`client/${name}.txt`]: name,
      'server/index.js': serverBuild,
      'server/bundled.json': bundled,
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), text);
    }
  });

async function serve(served: Release) {
  const { app } = await testApp();
  const pages = await openBuiltPages(served, settings, app.log);
  await app.close();
  return testApp({ pages });
}

test('a server goes on with its own build, page and parts, whatever is built beneath it', async () => {
  const { app } = await serve(await release('aaaaaaaa'));
  for (const name of ['bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee', 'ffffffff']) await release(name);
  expect((await app.inject('/')).body).toBe('<p>aaaaaaaa</p>');
  expect((await app.inject('/assets/app-aaaaaaaa.js')).body).toBe("'aaaaaaaa'");
  expect((await app.inject('/media/film.aaaaaaaa.webm')).statusCode).toBe(200);
  await app.close();
});

test('the next server still has the parts that pages of the release before ask for, for one release', async () => {
  await release('aaaaaaaa');
  const { app } = await serve(await release('bbbbbbbb'));
  expect((await app.inject('/')).body).toBe('<p>bbbbbbbb</p>');
  const part = await app.inject('/assets/app-aaaaaaaa.js');
  expect([part.statusCode, part.body]).toEqual([200, "'aaaaaaaa'"]);
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const film = await app.inject({ url: '/media/film.aaaaaaaa.webm', headers: { range: 'bytes=0-1' } });
  expect([film.statusCode, film.body]).toEqual([206, '01']);
  // What is no part of a page is the new release's to have or not.
  expect((await app.inject('/aaaaaaaa.txt')).statusCode).toBe(404);
  await app.close();

  const later = await serve(await release('cccccccc'));
  expect((await later.app.inject('/assets/app-bbbbbbbb.js')).statusCode).toBe(200);
  expect((await later.app.inject('/assets/app-aaaaaaaa.js')).statusCode).toBe(404);
  await later.app.close();
});

test('a part whose file is gone is a 404, not a failure', async () => {
  const before = await release('aaaaaaaa');
  const { app } = await serve(await release('bbbbbbbb'));
  await rm(before.folder, { recursive: true });
  for (const path of ['/assets/app-aaaaaaaa.js', '/media/film.aaaaaaaa.webm'])
    expect((await app.inject(path)).statusCode).toBe(404);
  await app.close();
});
