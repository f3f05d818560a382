import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeLink } from './make-link.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-link-'));
});
afterEach(() => rm(folder, { recursive: true }));

function run(words: string, environment: NodeJS.ProcessEnv = {}) {
  return makeLink(words.split(' '), { SITE_URL: 'https://fans.test/', INIT_CWD: folder, ...environment });
}

async function pixels(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function decode(file: string): Promise<string | undefined> {
  const { data, width, height } = await pixels(file);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

describe('the QR code', () => {
  test.each([
    [
      '/football/liverpool --from anfield-poster',
      'https://fans.test/football/liverpool?from=anfield-poster',
      'liverpool-anfield-poster',
    ],
    [
      '/football/al-hilal --lang ar --from riyadh.cafe_1',
      'https://fans.test/ar/football/al-hilal?from=riyadh.cafe_1',
      'al-hilal-ar-riyadh.cafe_1',
    ],
    ['/ar --from a', 'https://fans.test/ar?from=a', 'home-ar-a'],
    ['/ar/football/ --lang en --from a', 'https://fans.test/football?from=a', 'football-a'],
    [
      '/ --utm-campaign Derby --utm-source print --utm-medium poster --utm-content Blue --utm-term derby',
      'https://fans.test/?utm_source=print&utm_medium=poster&utm_campaign=derby&utm_term=derby&utm_content=blue',
      'home-print-poster-derby-derby-blue',
    ],
    [
      '/ar --utm-campaign الهلال|نهائي',
      `https://fans.test/ar?utm_campaign=${encodeURIComponent('الهلال-نهائي')}`,
      'home-ar-الهلال-نهائي',
    ],
    [
      `/ --utm-source ${'ه'.repeat(101)}`,
      `https://fans.test/?utm_source=${encodeURIComponent('ه'.repeat(100))}`,
      `home-${'ه'.repeat(95)}`,
    ],
  ])('of %s contains the address, as SVG and PNG', async (words, url, name) => {
    const files = [join(folder, `${name}.svg`), join(folder, `${name}.png`)];
    expect(await run(words)).toEqual({ url, files });
    for (const file of files) expect(await decode(file), file).toBe(url);
  });

  test('is at least 1,024 px wide, black on white, with a quiet zone of 4 modules and level M', async () => {
    const { files } = await run('/football/liverpool --from anfield-poster');
    for (const file of files) {
      const { data, width, height } = await pixels(file);
      expect(width).toBeGreaterThanOrEqual(1_024);
      expect(height).toBe(width);
      expect(new Set(data), file).toEqual(new Set([0, 255]));
      const isDark = (x: number, y: number) => data[4 * (y * width + x)] === 0;
      let start = 0;
      while (!isDark(start, start)) start++;
      let end = start;
      while (isDark(end, start)) end++;
      // The finder pattern is 7 modules wide.
      const module = (end - start) / 7;
      expect(start / module, file).toBe(4);
      // These two modules are dark only for level L, the one below M.
      const level = [0, 1].map((column) => isDark(start + column * module, start + 8 * module));
      expect(level, file).not.toEqual([true, true]);
    }
  });
});

test('writes to the folder of --to, and creates it', async () => {
  const { files } = await run('/golf --from a --to new/posters');
  expect(files).toEqual([join(folder, 'new/posters/golf-a.svg'), join(folder, 'new/posters/golf-a.png')]);
  expect(await decode(files[0] ?? '')).toBe('https://fans.test/golf?from=a');
});

test('repeats a link, but does not overwrite a file with other content', async () => {
  await run('/golf --from a');
  await run('/golf --from a');
  await writeFile(join(folder, 'golf-a.png'), 'mine');
  await rm(join(folder, 'golf-a.svg'));
  await expect(run('/golf --from a')).rejects.toThrow(/golf-a\.png exists and differs\. .*--to FOLDER$/);
  expect(await readdir(folder)).toEqual(['golf-a.png']);
  expect(await readFile(join(folder, 'golf-a.png'), 'utf8')).toBe('mine');
});

test.each([undefined, '', ' ', 'https://sportbuddy.example'])(
  'with SITE_URL %j writes nothing',
  async (origin) => {
    await expect(run('/golf --from a', { SITE_URL: origin })).rejects.toThrow(/^SITE_URL is not set, /);
    expect(await readdir(folder)).toEqual([]);
  },
);

const allowed = 'It has at most 40 letters a to z, digits, dots, underscores and hyphens';
test.each([
  ['/football/liverpol --from a', 'There is no page /football/liverpol. Did you mean /football/liverpool?'],
  [
    '/ar/football/liverpol --from a',
    'There is no page /ar/football/liverpol. Did you mean /ar/football/liverpool?',
  ],
  ['/ar/الزعيم --from a', 'Did you mean /ar/football/al-hilal?'],
  ['football/liverpool --from a', 'Did you mean /football/liverpool or /football?'],
  ['/xyz --from a', 'There is no page /xyz. /sitemap.xml of the site lists all pages'],
  [
    '/golf',
    'A link needs one of --from TAG, --utm-source TAG, --utm-medium TAG, --utm-campaign TAG, --utm-term TAG, --utm-content TAG',
  ],
  ['/golf --from fan@example.com', `--from fan@example.com: the site ignores this tag. ${allowed}`],
  [
    '/golf --utm-source fan@example.com',
    'this tag. It must not be empty, and must not contain an email address',
  ],
  ['/golf --from=', `--from : the site ignores this tag. ${allowed}`],
  [`/golf --from ${'a'.repeat(41)}`, `the site ignores this tag. ${allowed}`],
  ['/golf --from a --lang fr', '--lang fr: must be en or ar'],
  ['/golf --source a', "Unknown option '--source'. Usage: npm run link -- PATH --from TAG"],
  ['/golf --from --to b', 'Usage: npm run link -- PATH --from TAG'],
  ['/golf a', 'Usage: npm run link -- PATH --from TAG'],
  ['--from a', 'Usage: npm run link -- PATH --from TAG'],
])('refuses %s with one line and writes nothing', async (words, message) => {
  const error = await run(words).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).not.toContain('\n');
  expect(await readdir(folder)).toEqual([]);
});

test('refuses a SITE_URL that is not an origin', async () => {
  await expect(run('/golf --from a', { SITE_URL: 'https://fans.test/site' })).rejects.toThrow(
    'SITE_URL must be an origin, such as https://example.com',
  );
});
