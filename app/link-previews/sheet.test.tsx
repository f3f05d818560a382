import { beforeAll, expect, test } from 'vitest';
import { allPages } from '../../content/addresses.ts';
import { localizedPaths } from '../../content/locale.ts';
import { defaultSiteContext } from '../../content/site-context.ts';
import { isAddress, renderLinkPreviews } from '../entry.server.tsx';
import { readLinkPreview } from './link-preview.ts';
import { cut } from './networks.ts';

let previews: Map<string, string>;
let sheet: string;
beforeAll(async () => {
  const place = { pageRoot: 'https://sportbuddy.example', pictureRoot: 'client' };
  sheet = await renderLinkPreviews(defaultSiteContext(), place);
  const articles = sheet.match(/<article[\s\S]*?<\/article>/g) ?? [];
  previews = new Map(articles.map((article) => [/<h2[^>]*>.*?>([^<]+)</.exec(article)?.[1] ?? '', article]));
});

test('the sheet has every page once in each language, and is no page itself', () => {
  const canonical = allPages().filter((page) => !('canonical' in page) || page.canonical === page.path);
  expect([...previews.keys()].sort()).toEqual(canonical.flatMap(({ path }) => localizedPaths(path)).sort());
  expect(isAddress('/link-previews')).toBe(false);
});

test('the list of pages leads to the previews of each page', () => {
  const [, list = ''] = /<ul class="contents">(.*?)<\/ul>/.exec(sheet) ?? [];
  const targets = [...list.matchAll(/href="#([^"]+)"/g)].map(([, path = '']) => path);
  expect(targets.length).toBe(previews.size / 2);
  expect(targets).toContain('/football/liverpool');
  for (const path of targets) expect(sheet).toContain(`id="${path}"`);
});

test('a preview has the words and the picture of its language, and leads to its page', () => {
  const preview = previews.get('/ar/football') ?? '';
  expect(preview).toMatch(/^<article [^>]*lang="ar" dir="rtl"/);
  expect(preview).toContain('href="https://sportbuddy.example/ar/football"');
  expect(preview.match(/src="client\/media\/share\/ar\/football\.[0-9a-f]{8}\.jpg"/g)).toHaveLength(3);
  expect(preview).toContain('sportbuddy.example › ar › football');
});

test('X shows at most 70 characters of a title, and the sheet marks such a page', () => {
  const long = previews.get('/mountain-biking/uci-mountain-bike-world-series') ?? '';
  const [, shown] = /<section class="x">[\s\S]*?<strong>(.*?)<\/strong>/.exec(long) ?? [];
  expect(shown).toBe('UCI Mountain Bike World Series | Mountain Biking Fan Community | Spor…');
  expect(long).toContain('data-cut="true"');
  expect(long).toContain('<mark>75 of 70 characters</mark>');
  expect(previews.get('/football')).not.toContain('data-cut');
});

test('a text is cut only if it is too long, and never within a character', () => {
  expect(cut('a'.repeat(70), 70)).toBe('a'.repeat(70));
  expect(cut('😀'.repeat(71), 70)).toBe(`${'😀'.repeat(69)}…`);
});

test('throws for a head without a tag that networks read', () => {
  expect(() => readLinkPreview([{ title: 'Home' }], 'en', '/')).toThrow('/ has no og:url');
});
