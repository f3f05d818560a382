import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const longEnough = { en: 'word '.repeat(90), ar: 'كلمة '.repeat(90) };

/** Files and folders that the command reads and writes. */
const parts = [
  ...['content', 'messages', 'project.inlang/settings.json', 'app/routes.ts', 'app/pages/event'],
  ...['tests/look/views/page-kinds.ts', 'bench/page-speed/weight-limits.ts'],
  ...['biome.json', 'package.json', '.gitignore'],
];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sportbuddy-new-'));
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const make = (...words: string[]) => run('content/new/command.ts', ...words, 'draw=no');
const left = (slug: string) =>
  run('content/check/command.ts', slug).stdout.trim().split('\n').filter(Boolean);

/** @returns true if the copied content has a page at `path` */
function hasPage(path: string): boolean {
  const script = `const { findPage } = await import('./content/addresses.ts'); console.log(findPage('${path}') !== undefined)`;
  return (
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: copy, encoding: 'utf8' }) ===
    'true\n'
  );
}

/** Replaces each placeholder in a file, as a writer would. */
function writeAll(file: string): void {
  const path = join(copy, file);
  let number = 0;
  const written = readFileSync(path, 'utf8').replaceAll(/'✎ [^']*'/g, (place) => {
    number += 1;
    const language = /\p{Script=Arabic}/u.test(place) ? 'ar' : 'en';
    const isLong = /ground|songs|words or more|ملعبه|أهازيج|كلمة أو أكثر/.test(place);
    return `'${isLong ? longEnough[language] : language === 'ar' ? 'نص' : 'Text'} ${number}'`;
  });
  writeFileSync(path, written);
}

const team = [
  'team',
  'en=Málaga',
  'ar=ملقة',
  'sport=football',
  'league=la-liga',
  'short.en=MLG',
  'short.ar=ملقة',
  'colours=0A6FB8,FFFFFF',
];

test('adds a new team after those of its league and lists its placeholders', () => {
  const { status, stdout } = make(...team);
  expect(status).toBe(0);
  expect(stdout).toContain('Written: content/teams/football/malaga.ts, entry "malaga"');
  expect(stdout).toMatch(/field story\.ar\.0: still to be written: /);
  expect(hasPage('/football/malaga')).toBe(true);
  expect(left('malaga')).toHaveLength(6);
  writeAll('content/teams/football/malaga.ts');
  expect(left('malaga')).toEqual([]);
});

test('adds a new league with both addresses and a guide with placeholders', () => {
  const { status, stdout } = make(
    ...['league', 'en=Primera Federación', 'ar=الدرجة الأولى الإسبانية', 'sport=football'],
    ...['country.en=Spain', 'country.ar=إسبانيا', 'short=true'],
  );
  expect(status, stdout).toBe(0);
  expect(stdout).toMatch(
    /Written: content\/guides\/leagues\/primera-federacion\.ts, entry "primera-federacion"/,
  );
  expect(hasPage('/primera-federacion')).toBe(true);
  const [, guide = ''] = /Written: (content\/guides\/\S+),/.exec(stdout) ?? [];
  for (const file of ['content/leagues/primera-federacion.ts', guide]) writeAll(file);
  expect(left('primera-federacion')).toEqual([]);
});

test('adds a new event with the given venue and placeholders for the rest', () => {
  const { status, stdout } = make(
    ...['event', 'en=Spring Final 2031', 'ar=نهائي الربيع 2031', 'sport=football', 'start=2031-05-17'],
    ...['venue.en=Wembley', 'venue.ar=ويمبلي', 'home=liverpool'],
  );
  expect(status, stdout).toBe(0);
  expect(hasPage('/football/events/spring-final-2031')).toBe(true);
  const places = left('spring-final-2031').map((line) => /field ([\w.]+):/.exec(line)?.[1]);
  expect(places).toEqual(
    expect.arrayContaining(['city.en', 'country.ar', 'description.en', 'watchParties.ar']),
  );
  expect(places).not.toContain('venue.en');
});

test('adds a new page with route, module and messages in both languages, and lists its placeholders', () => {
  const { status, stdout } = make('page', 'en=Our story', 'ar=قصتنا', 'kind=our-story');
  expect(status, stdout).toBe(0);
  expect(hasPage('/our-story')).toBe(true);
  const text = (file: string) => readFileSync(join(copy, file), 'utf8');
  expect(text('app/routes.ts')).toContain(
    "'our-story': { folder: 'our-story', load: () => import('./pages/our-story/page.tsx') },",
  );
  const module = text('app/pages/our-story/page.tsx');
  expect(module).toContain("Visit<'our-story'>");
  const imported = [...module.matchAll(/from '([^']+\.tsx?)'/g)].map(([, path = '']) =>
    join(project, 'app/pages/our-story', path),
  );
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((path) => !existsSync(path))).toEqual([]);
  const limits = text('bench/page-speed/weight-limits.ts');
  const [, limit = 'none'] = /^ {2}'\/our-story': (\w+),$/m.exec(limits) ?? [];
  expect(limits).toContain(`const ${limit} = `);
  expect(JSON.parse(text('messages/ar/our-story.json'))).toMatchObject({ our_story_title: 'قصتنا' });
  expect(text('project.inlang/settings.json')).toContain('"./messages/{locale}/our-story.json"');
  expect(text('messages/our-story.inlang/settings.json')).toContain('"./{locale}/our-story.json"');
  expect(text('tests/look/views/page-kinds.ts')).toContain("path: '/our-story'");
  expect(
    left('our-story').map((line) => line.replace(/^(\S+):\d+: .* field ([\w.]+): .*$/, '$1 $2')),
  ).toEqual([
    'content/pages/fixed-pages.ts description.en',
    'content/pages/fixed-pages.ts description.ar',
    'messages/en/our-story.json our_story_text',
    'messages/ar/our-story.json our_story_text',
  ]);
});

test.each([
  ['no kind', [], /npm run new team en=/],
  ['a missing argument', ['team', 'en=Málaga'], /^ar: is missing\nsport: is missing/],
  ['an unknown argument', [...team, 'colors=red'], /^colors: is not a known argument/],
  ['an argument without a value', ['team', 'Málaga'], /^Málaga: is not of the form name=value/],
  [
    'an unknown sport',
    ['team', 'en=A', 'ar=ا', 'sport=quidditch', 'short.en=A', 'short.ar=اا', 'colours=000000,FFFFFF'],
    /^sport: /,
  ],
  [
    'a league of another sport',
    team.map((word) => word.replace('la-liga', 'nba')),
    /^league: football has no such league, only .*la-liga/,
  ],
  ['an existing team', team.map((word) => word.replace('Málaga', 'Barcelona')), /^en: a team/],
  ['an existing page', ['page', 'en=Features', 'ar=المزايا'], /^kind: a page at \/features/],
  ['an invalid colour', team.map((word) => word.replace('0A6FB8', 'blue')), /^colours: must be a colour/],
])('%s prints the error and the usage, exits with 1 and writes nothing', (_what, words, message) => {
  const { status, stderr } = make(...words);
  expect(stderr).toMatch(message);
  expect(stderr).toContain(`npm run new ${words[0] ?? 'team'}`);
  expect(status).toBe(1);
  expect(run('content/check/command.ts').stdout).toBe('');
});
