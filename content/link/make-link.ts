import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { parseOrigin, type TagName } from '../../sign-up/origin.ts';
import { DEFAULT_SITE_URL } from '../default-addresses.ts';
import { baseLocale, type Locale, localeNamed, localeOf, locales, localizedUrl } from '../locale.ts';
import { InvalidArguments } from '../new/arguments.ts';
import { readPagePath } from './page-path.ts';
import { drawQrCode } from './qr-code.ts';

const optionOf = {
  from: 'from',
  utm_source: 'utm-source',
  utm_medium: 'utm-medium',
  utm_campaign: 'utm-campaign',
  utm_term: 'utm-term',
  utm_content: 'utm-content',
} as const satisfies Partial<Record<TagName, string>>;

/** `with` is the tag of a fan's own link. */
type MadeTag = keyof typeof optionOf;
const madeTags = Object.keys(optionOf) as MadeTag[];

const tagOptions = madeTags.map((name) => `--${optionOf[name]} TAG`).join(', ');
const usage = `npm run link -- PATH --from TAG [--lang ${locales.join('|')}] [--to FOLDER]`;
const allowedFrom =
  'It has at most 40 letters a to z, digits, dots, underscores and hyphens, and starts with a letter or digit';
const allowedCampaign = 'It must not be empty, and must not contain an email address';
/** Keeps the name of a file within the limit of file systems, also in Arabic letters. */
const maxFileName = 100;

type Tags = [name: MadeTag, tag: string][];

/**
 * Writes the QR code of a page's address with tags.
 * @returns the address and the written files
 * @throws InvalidArguments with one line, before anything is written
 */
export async function makeLink(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = readOptions(args);
  refuseTakenOptions(args, environment);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new InvalidArguments(`Usage: ${usage}`);
  const locale = values.lang === undefined ? localeOf(path) : readLocale(values.lang);
  const bare = readPagePath(path);
  const tags = readTags((name) => values[optionOf[name]]);
  const { SITE_URL } = readConfig({ SITE_URL: environment.SITE_URL });
  if (SITE_URL === DEFAULT_SITE_URL)
    throw new InvalidArguments(
      `SITE_URL is not set, and the code would lead to ${DEFAULT_SITE_URL}. Set it to the public address of the site: SITE_URL=https://www.your-site.com npm run link -- …`,
    );
  const url = `${localizedUrl(SITE_URL, bare, locale)}?${new URLSearchParams(tags)}`;

  // npm runs scripts in the folder of package.json. INIT_CWD is the folder in which npm was
  // started.
  const folder = resolve(environment.INIT_CWD ?? '', values.to ?? '');
  const name = fileName(bare, locale, tags);
  const { svg, png } = await drawQrCode(url);
  const files = new Map([
    [resolve(folder, `${name}.svg`), Buffer.from(svg)],
    [resolve(folder, `${name}.png`), png],
  ]);
  await refuseOverwriting(files);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeFile(file, content);
  return { url, files: [...files.keys()] };
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const tags = {
    from: text,
    'utm-source': text,
    'utm-medium': text,
    'utm-campaign': text,
    'utm-term': text,
    'utm-content': text,
  };
  try {
    return parseArgs({
      args: [...args],
      options: { ...tags, lang: text, to: text },
      allowPositionals: true,
    });
  } catch (error) {
    // Keeps Node's first sentence. The others explain the syntax.
    const [reason] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new InvalidArguments(`${reason}. Usage: ${usage}`);
  }
}

/** npm takes options itself that come without `--`, and passes them as variables. */
function refuseTakenOptions(args: readonly string[], environment: NodeJS.ProcessEnv): void {
  const names = Object.values(optionOf).map((option) => [option, `npm_config_${option.replace('-', '_')}`]);
  const taken = names.find(([, variable = '']) => environment[variable]);
  if (taken && !args.some((word) => word.startsWith('--')))
    throw new InvalidArguments(`npm has taken --${taken[0]}. Write -- in front: ${usage}`);
}

function readLocale(language: string): Locale {
  const locale = localeNamed(language);
  if (!locale) throw new InvalidArguments(`--lang ${language}: must be ${locales.join(' or ')}`);
  return locale;
}

/** @returns the given tags as the site stores them */
function readTags(read: (name: MadeTag) => string | undefined): Tags {
  const given = madeTags.filter((name) => read(name) !== undefined);
  if (given.length === 0) throw new InvalidArguments(`A link needs one of ${tagOptions}`);
  const typed = new Map<string, string | undefined>(given.map((name) => [name, read(name)]));
  const stored = parseOrigin((name) => typed.get(name), locales);
  return given.map((name) => {
    if (!stored[name])
      throw new InvalidArguments(
        `--${optionOf[name]} ${read(name)}: the site ignores this tag. ${name === 'from' ? allowedFrom : allowedCampaign}`,
      );
    return [name, stored[name]];
  });
}

/** @returns last path segment, language unless default, and tags, joined with hyphens and cut */
function fileName(path: string, locale: Locale, tags: Tags): string {
  const slug = path.slice(path.lastIndexOf('/') + 1) || 'home';
  return [slug, ...(locale === baseLocale ? [] : [locale]), ...tags.map(([, tag]) => tag)]
    .join('-')
    .slice(0, maxFileName);
}

async function refuseOverwriting(files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [file, content] of files) {
    const existing = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return content;
      throw error;
    });
    if (!existing.equals(content))
      throw new InvalidArguments(
        `${file} exists and differs. Delete it, or write elsewhere with --to FOLDER`,
      );
  }
}
