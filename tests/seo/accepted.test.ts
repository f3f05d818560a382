import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createRender } from '../../app/entry.server.tsx';
import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';
import { locales, localizedPath } from '../../content/locale.ts';
import { slotFilling } from '../../server/pages/slots/slot-filling.ts';
import { days } from '../look/days.ts';
import { pageKinds } from '../look/views/page-kinds.ts';

/**
 * What search engines and previews are told of every kind of page, beside what was accepted. `npm run test:look --
 * --accept` writes it anew, to be read before it is committed.
 */
const render = createRender({ scriptsOf: () => ['/assets/entry.js'], sheetsOf: () => [] }, (error) => {
  throw error;
});

for (const { name, path } of pageKinds)
  for (const language of locales)
    test(`${name}, ${language}: machines are told what was accepted`, async () => {
      await expect(toldBy(await sent(localizedPath(path, language)))).toMatchFileSnapshot(
        `accepted/${name}.${language}.txt`,
      );
    });

for (const path of ['/robots.txt', '/.well-known/security.txt', '/site.webmanifest'])
  test(`${path} is what was accepted`, async () => {
    const file = `accepted/${path.split('/').at(-1)}`;
    await expect(`${(await sent(path)).trim()}\n`).toMatchFileSnapshot(file);
  });

test('the sitemap tells of every kind of page what was accepted', async () => {
  const [head = '', ...entries] = (await sent('/sitemap.xml')).split(/(?=<url>|<\/urlset>)/);
  const kinds = pageKinds.flatMap(({ path }) => locales.map((language) => localizedPath(path, language)));
  const isOfKind = (entry: string) =>
    entry.startsWith('</urlset>') ||
    kinds.some((path) => entry.startsWith(`<url><loc>${DEFAULT_SITE_URL}${path}</loc>`));
  const kept = [head, ...entries.filter(isOfKind)].join('').replaceAll('><', '>\n<');
  await expect(`${kept.trim()}\n`).toMatchFileSnapshot('accepted/sitemap.xml');
});

test('the list of links for programs tells of every kind of page what was accepted', async () => {
  const lines = (await sent('/llms.txt')).trim().split('\n');
  const isOfKind = (line: string) =>
    pageKinds.some(({ path }) => line.includes(`](${DEFAULT_SITE_URL}${path}): `));
  const kept = lines.filter((line) => !line.startsWith('- [') || isOfKind(line) || line.includes('/ar)'));
  await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot('accepted/llms.txt');
});

test('nothing is kept of what is asked for no more', async () => {
  const wanted = pageKinds.flatMap(({ name }) => locales.map((language) => `${name}.${language}.txt`));
  const kept = await readdir(new URL('accepted/', import.meta.url));
  expect(kept.filter((name) => name.includes('.en.') || name.includes('.ar.')).sort()).toEqual(wanted.sort());
});

/** @returns a page or a file as it goes out on the day that pages are looked at */
async function sent(url: string): Promise<string> {
  return slotFilling({ month: 6, day: 6 }, new Date(days.beforeLaunch))((await render({ url })).body);
}

/** @returns the head's tags and the scripts, a line each, and the structured data, indented */
function toldBy(page: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  const data = [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.stringify(JSON.parse(text), null, 1),
  );
  const tags = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/g) ?? [];
  const scripts = page.match(/<script\b[^>]*\b(?:data-scripts|src)=[^>]*>/g) ?? [];
  return `${[/<html[^>]*>/.exec(page)?.[0], ...tags, ...scripts, ...data].join('\n')}\n`;
}
