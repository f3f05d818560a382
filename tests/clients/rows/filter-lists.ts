import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import { fileOf, load } from '../packages.ts';
import type { Row } from '../row.ts';

/** All lists of AdGuard's browser extension, EasyList and regional lists among them. */
const lists = {
  name: '@adguard/dnr-rulesets',
  version: '3.3.20260320140136',
  // A later one depends on a package that the registry does not have. Only the lists are read.
  overrides: { '@adguard/scriptlets': '2.2.14' },
};
const adblocker = { name: '@ghostery/adblocker', version: '2.18.2' };
const packages = [lists, adblocker];

type Found = { match: boolean; filter?: { toString(): string } };
type Cosmetics = { styles: string };
type Engine = {
  match(request: unknown): Found;
  getCosmeticsFilters(page: {
    url: string;
    hostname: string;
    domain: string;
    classes: string[];
    ids: string[];
    hrefs: string[];
  }): Cosmetics;
};
type Adblocker = {
  FiltersEngine: { parse(text: string): Engine };
  Request: { fromRawDetails(details: { url: string; sourceUrl: string; type: string }): unknown };
};

/** The first rule of a set carries the list as text. */
const ruleSet = z.tuple([z.object({ metadata: z.object({ rawFilterList: z.string() }) })]).rest(z.unknown());

async function readLists(): Promise<string> {
  const folder = fileOf(lists, 'dist/filters/declarative');
  const texts: string[] = [];
  for (const name of await readdir(folder)) {
    const parsed = ruleSet.safeParse(JSON.parse(await readFile(join(folder, name, `${name}.json`), 'utf8')));
    // Ruleset 0 has only the metadata of the others.
    if (parsed.success) texts.push(parsed.data[0].metadata.rawFilterList.replaceAll('\r', ''));
  }
  if (texts.length < 40) throw new Error(`${lists.name} has only ${texts.length} lists`);
  return texts.join('\n');
}

let opened: Promise<{ engine: Engine; adblocker: Adblocker }> | undefined;

async function openEngine() {
  const loaded = await load<Adblocker>(adblocker);
  return { engine: loaded.FiltersEngine.parse(await readLists()), adblocker: loaded };
}

/** Parsing takes seconds, so both rows share the engine. */
function sharedEngine() {
  opened ??= openEngine();
  return opened;
}

const types: Record<string, string> = {
  '.js': 'script',
  '.css': 'stylesheet',
  '.woff2': 'font',
  '.webm': 'media',
  '.mp4': 'media',
  '.m4a': 'media',
  '.vtt': 'media',
};
const calls = ['/api/early-access', '/api/early-access/city'];

export const filterListsOnFiles: Row = {
  title: 'filter lists block no page, file or call of the site',
  packages,
  async checkSite({ paths, files }) {
    const { engine, adblocker } = await sharedEngine();
    const requests = [
      ...paths.map((path) => [path, 'document'] as const),
      ...files.map((path) => [path, types[extname(path)] ?? 'image'] as const),
      ...calls.map((path) => [path, 'xhr'] as const),
    ];
    return requests.flatMap(([path, type]) => {
      const url = `${DEFAULT_SITE_URL}${path}`;
      const request = adblocker.Request.fromRawDetails({ url, sourceUrl: `${DEFAULT_SITE_URL}/`, type });
      const { match, filter } = engine.match(request);
      return match ? [`${path} is blocked by ${filter}`] : [];
    });
  },
};

export const filterListsOnPages: Row = {
  title: 'filter lists hide nothing but a single network of the share panel',
  packages,
  async open() {
    const { engine } = await sharedEngine();
    const { hostname } = new URL(DEFAULT_SITE_URL);
    return async ({ page, path }) => {
      const names = await page.evaluate(namesOnPage);
      const cosmetics = { url: `${DEFAULT_SITE_URL}${path}`, hostname, domain: hostname, ...names };
      return await page.evaluate(hiddenBy, engine.getCosmeticsFilters(cosmetics).styles);
    };
  },
};

/** Runs in the page. */
function namesOnPage() {
  const elements = [...document.querySelectorAll('*')];
  return {
    classes: [...new Set(elements.flatMap(({ classList }) => [...classList]))],
    ids: elements.map(({ id }) => id).filter(Boolean),
    hrefs: [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
  };
}

/** Runs in the page. @returns the hidden elements, except links to a network */
function hiddenBy(styles: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const selectors = [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [rule.selectorText] : [],
  );
  if (selectors.length === 0) return ['the lists have no rule for the page'];
  return selectors.flatMap((selector) =>
    [...document.body.querySelectorAll(selector)]
      .filter((element) => !element.matches('[data-channel][target=_blank]'))
      .map(
        (element) =>
          `${element.cloneNode(false) instanceof Element ? element.tagName : ''} ${element.outerHTML.slice(0, 90)} is hidden by ${selector.slice(0, 200)}`,
      ),
  );
}
