import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { findPage } from '../addresses.ts';
import { locales } from '../locale.ts';
import { entitySlug } from '../names/slugs.ts';
import { resultListLimits } from '../pages/result-lists.ts';
import { slug, text } from '../schema.ts';
import { InvalidArguments, placeholder, readArguments } from './arguments.ts';
import type { CreatedEntry } from './created-entry.ts';
import { append, exists, read, replaceOnce, write } from './entry-files.ts';

const wanted = z.strictObject({ en: text, ar: text, kind: slug.optional() });

export const pageUsage = 'npm run new page en="About us" ar="من نحن" [kind=about]';

/**
 * Creates a fixed page: entry, module, styles and messages. Also adds its route, its page kind for
 * tests and its weight limits.
 * @param day creation date of the entry, as an ISO date
 */
export function newPage(words: readonly string[], day: string): CreatedEntry {
  const { en, ar, kind = entitySlug(en) } = readArguments(wanted, words);
  const path = `/${kind}`;
  if (findPage(path)) throw new InvalidArguments(`kind: a page at ${path} already exists`);
  const folder = `app/pages/${kind}`;
  if (exists(folder)) throw new InvalidArguments(`kind: the folder ${folder} already exists`);

  append('content/pages/fixed-pages.ts', entryOf(kind, { en, ar }, day));
  mkdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)));
  write(`${folder}/page.tsx`, moduleOf(kind));
  write(`${folder}/${kind}.css`, stylesOf(kind));
  replaceOnce(
    'app/routes.ts',
    '  hub: {',
    `  ${key(kind)}: { folder: '${kind}', load: () => import('./pages/${kind}/page.tsx') },\n  hub: {`,
  );
  const said = {
    en: { title: en, text: placeholder('what the page says, in a paragraph') },
    ar: { title: ar, text: placeholder('ما تقوله الصفحة في فقرة') },
  };
  const messages = locales.map((language) => {
    const { title, text } = said[language];
    const file = `messages/${language}/${kind}.json`;
    const [titleKey, textKey] = [`${stem(kind)}_title`, `${stem(kind)}_text`];
    write(file, `${JSON.stringify({ [titleKey]: title, [textKey]: text }, null, 2)}\n`);
    return file;
  });
  const editorProject = `messages/${kind}.inlang/settings.json`;
  mkdirSync(fileURLToPath(new URL(`../../messages/${kind}.inlang`, import.meta.url)));
  write(editorProject, read('messages/home.inlang/settings.json').replace('/home.json', `/${kind}.json`));
  const lastArea = '"./messages/{locale}/catalogue.json"';
  replaceOnce('project.inlang/settings.json', lastArea, `${lastArea},\n"./messages/{locale}/${kind}.json"`);
  replaceOnce(
    'tests/look/views/page-kinds.ts',
    "  { name: 'not-found',",
    `  { name: '${kind}', folder: '${kind}', path: '${path}' },\n  { name: 'not-found',`,
  );
  replaceOnce(
    'bench/page-speed/weight-limits.ts',
    "  '/no-such-page':",
    `  '${path}': ordinary,\n  '/no-such-page':`,
  );
  return {
    slug: kind,
    files: [
      ...['content/pages/fixed-pages.ts', `${folder}/page.tsx`, `${folder}/${kind}.css`, 'app/routes.ts'],
      ...messages,
      editorProject,
      ...[
        'project.inlang/settings.json',
        'tests/look/views/page-kinds.ts',
        'bench/page-speed/weight-limits.ts',
      ],
    ],
    pages: [path],
    media: ['share-cards'],
    next: [
      'link to the page, for example in app/layout/footer.tsx',
      `check the page with npm run look ${kind}, and accept its pictures with npm run test:look -- -u -g ${kind}`,
    ],
  };
}

function entryOf(kind: string, name: { en: string; ar: string }, day: string) {
  return {
    kind,
    path: `/${kind}`,
    updated: day,
    name,
    aliases: { en: [], ar: [] },
    title: { en: `${name.en} | SportBuddy`, ar: `${name.ar} | SportBuddy` },
    description: {
      en: placeholder(
        `what it says, in 70 to ${resultListLimits.description} characters, as result lists show it`,
      ),
      ar: placeholder(`ما تقوله، في 70 إلى ${resultListLimits.description} حرفًا كما تعرضه نتائج البحث`),
    },
    keywords: { en: [name.en], ar: [name.ar] },
  };
}

function moduleOf(kind: string): string {
  const name = kind.replace(/(^|-)(\w)/g, (_whole, _hyphen, letter: string) => letter.toUpperCase());
  return `import { Breadcrumbs, breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import './${kind}.css';

function load({ address, locale }: Visit<'${kind}'>) {
  const crumbs = breadcrumbs({ name: m.${stem(kind)}_title(), path: address.path });
  return { crumbs, head: pageHead({ ...address, locale, breadcrumbs: crumbs }) };
}

function ${name}({ crumbs }: ReturnType<typeof load>) {
  return (
    <section className="${kind}" data-ground="chalk">
      <div className="content">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="display display-h2">{m.${stem(kind)}_title()}</h1>
        <p className="${kind}-text">{m.${stem(kind)}_text()}</p>
      </div>
    </section>
  );
}

export default page(load, ${name});
`;
}

function stylesOf(kind: string): string {
  return `@layer pages {
  .${kind} {
    padding-block: calc(var(--nav-height) + var(--space-7)) var(--section);
  }
  .${kind}-text {
    margin-block-start: var(--space-5);
    max-inline-size: 62ch;
    font-size: var(--text-l);
  }
}
`;
}

/** @returns a kind as an object key, quoted if it has a hyphen */
const key = (kind: string) => (kind.includes('-') ? `'${kind}'` : kind);
/** @returns the prefix of a kind's message keys */
const stem = (kind: string) => kind.replaceAll('-', '_');
