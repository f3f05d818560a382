import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { baseLocale, type Locale, locales } from '../../content/locale.ts';

/** The part of inlang's file plugin that Fink calls. Its package has no types. */
type Entry = { bundleId: string; locale: string };
type Variant = { messageBundleId: string; messageLocale: string };
type Plugin = {
  importFiles(from: { settings: object; files: { locale: string; content: Uint8Array }[] }): Promise<{
    bundles: object[];
    messages: Entry[];
    variants: Variant[];
  }>;
  exportFiles(from: {
    settings: object;
    bundles: object[];
    messages: object[];
    variants: object[];
  }): Promise<{ locale: string; content: Uint8Array }[]>;
};

const folder = new URL('../../messages/', import.meta.url);
const areas = readdirSync(new URL(baseLocale, folder)).map((name) => name.replace('.json', ''));
const read = (path: string) => readFileSync(new URL(path, folder));
const settingsOf = (area: string) => JSON.parse(read(`${area}.inlang/settings.json`).toString());

// Fink opens a project only if it has one path pattern (opral/inlang-fink, src/repository.ts).
test.each(areas)('the area %s is an inlang project of its own, with the languages of the site', (area) => {
  expect(settingsOf(area)).toMatchObject({
    baseLocale,
    locales: [...locales],
    'plugin.inlang.messageFormat': { pathPattern: `./{locale}/${area}.json` },
  });
});

test('project.inlang, which the compiler reads, lists the same areas', () => {
  const { locales: known, ...rest } = JSON.parse(read('../project.inlang/settings.json').toString());
  expect(known).toEqual([...locales]);
  const { pathPattern } = rest['plugin.inlang.messageFormat'];
  expect(pathPattern.toSorted()).toEqual(areas.map((area) => `./messages/{locale}/${area}.json`));
});

test.each(areas)('saving %s in Fink changes no message and no order', async (area) => {
  const settings = settingsOf(area);
  const module = fileURLToPath(new URL(settings.modules[0], folder));
  const { default: plugin }: { default: Plugin } = await import(module);
  const contentOf = (locale: Locale) => read(`${locale}/${area}.json`);
  const { bundles, messages, variants } = await plugin.importFiles({
    settings,
    files: locales.map((locale) => ({ locale, content: contentOf(locale) })),
  });
  const saved = await plugin.exportFiles({
    settings,
    bundles,
    messages: messages.map((each) => ({ ...each, id: `${each.bundleId} ${each.locale}` })),
    variants: variants.map((each) => ({
      ...each,
      messageId: `${each.messageBundleId} ${each.messageLocale}`,
    })),
  });
  const withoutSchema = (content: Uint8Array) => {
    const { $schema: _, ...rest } = JSON.parse(Buffer.from(content).toString());
    return JSON.stringify(rest);
  };
  expect(saved).toHaveLength(locales.length);
  for (const { locale, content } of saved)
    expect(withoutSchema(content)).toBe(withoutSchema(contentOf(locale as Locale)));
});
