import { expect, test } from 'vitest';
import { allPages } from '../../content/addresses.ts';
import { localizedPaths } from '../../content/locale.ts';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';
import { appLinkFiles } from './app-links.ts';

const applePath = '/.well-known/apple-app-site-association';
const androidPath = '/.well-known/assetlinks.json';
const settings = {
  IOS_APP_IDS: ['ABCDE12345.com.example.app', 'ABCDE12345.com.example.beta'],
  ANDROID_PACKAGE: 'com.example.app',
  ANDROID_FINGERPRINTS: ['AB:01', 'CD:02'],
};
const served = servedSite();

type AppleFile = { applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] } };

async function appleDetails() {
  const file = (await appLinkFiles(settings)).get(applePath) as AppleFile;
  return file.applinks.details;
}

/** Matches a path as iOS does: `*` is any text, slashes included. */
async function opensInApp(): Promise<(path: string) => boolean> {
  const details = await appleDetails();
  const patterns = details.flatMap(({ components }) =>
    components.map((component) => new RegExp(`^${component['/'].replaceAll('*', '.*')}$`)),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

test.each([applePath, androidPath])('%s is JSON without a redirect', async (path) => {
  const pages = await served.site.pages();
  const { app } = await testApp({ pages, appLinks: await appLinkFiles(settings) });
  const response = await app.inject(path);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(response.headers['content-type']).toMatch(/^application\/json(; charset=utf-8)?$/);
  expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
  const post = await app.inject({ method: 'POST', url: path });
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  await app.close();
});

test.each([applePath, androidPath])('%s is 404 if its app is not set', async (path) => {
  expect(await appLinkFiles({})).toEqual(new Map());
  expect((await served.server.app.inject(path)).statusCode).toBe(404);
});

test('the Apple file names all apps', async () => {
  const details = await appleDetails();
  expect(details.map(({ appIDs }) => appIDs)).toEqual([settings.IOS_APP_IDS]);
});

test('pages of sports, leagues, teams and events open in the app, in both languages', async () => {
  const opens = await opensInApp();
  const pages = allPages().filter(({ kind }) => ['hub', 'league', 'team', 'event'].includes(kind));
  const paths = pages.flatMap(({ path }) => localizedPaths(path));
  expect(paths).toContain('/ar/saudi-pro-league');
  expect(paths.filter((path) => !opens(path))).toEqual([]);
});

test('all other pages, the API and files stay in the browser', async () => {
  const opens = await opensInApp();
  const others = allPages().filter(({ kind }) => !['hub', 'league', 'team', 'event'].includes(kind));
  const paths = others.flatMap(({ path }) => localizedPaths(path));
  expect(paths).toEqual(expect.arrayContaining(['/', '/ar', '/coming-soon', '/ar/privacy-policy']));
  const files = ['/api/early-access', '/kick-off.ics', '/robots.txt', '/search/en.json', '/footballers'];
  expect([...paths, ...files].filter(opens)).toEqual([]);
});

test('the Android file has the package and all fingerprints', async () => {
  expect((await appLinkFiles(settings)).get(androidPath)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.app',
        sha256_cert_fingerprints: ['AB:01', 'CD:02'],
      },
    },
  ]);
});
