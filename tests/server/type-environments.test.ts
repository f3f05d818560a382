import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Project = 'shared' | 'browser' | 'server';
type Config = { include: string[]; exclude: string[] };

const read = async (project: Project): Promise<Config> =>
  JSON.parse(await readFile(`tsconfig.${project}.json`, 'utf8'));

let folder: string;
beforeAll(async () => {
  // Below the project, so that its packages are found.
  await mkdir('node_modules/.cache/tests', { recursive: true });
  folder = await mkdtemp('node_modules/.cache/tests/types-');
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns what the compiler prints about a module in the environment of a project */
async function compile(project: Project, code: string): Promise<string> {
  const config = {
    extends: resolve(`tsconfig.${project}.json`),
    compilerOptions: { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
    include: ['probe.ts', ...(project === 'shared' ? [resolve('app/shared-globals.d.ts')] : [])],
    exclude: [],
    references: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'probe.ts'), code);
  return new Promise((done) =>
    execFile('node_modules/.bin/tsc', ['-p', folder], (_error, stdout) => done(stdout)),
  );
}

const node = [
  "export const text = Buffer.from('a');",
  'export const { env } = process;',
  "import 'node:fs';",
];
const dom = [
  'export const { title } = document;',
  'export const { scrollY } = window;',
  'export const listen = (node: HTMLElement) => node.click();',
];

test.each(node)('the compiler refuses a Node API in code that islands reach: %s', async (code) => {
  expect(await compile('browser', code)).toContain('error TS');
  expect(await compile('shared', code)).toContain('error TS');
  expect(await compile('server', code)).toBe('');
});

test.each(dom)('the compiler refuses a DOM API in code of the server: %s', async (code) => {
  expect(await compile('server', code)).toContain('error TS');
  expect(await compile('shared', code)).toContain('error TS');
  expect(await compile('browser', code)).toBe('');
});

test('shared code may use the language and URLs', async () => {
  const code = "export const page = new URL('/a', 'https://b.c').searchParams.get('d') ?? [1].at(0);";
  for (const project of ['shared', 'browser', 'server'] as const)
    expect(await compile(project, code)).toBe('');
});

test('shared code is what is neither of browsers nor of the server', async () => {
  const [shared, browser] = [await read('shared'), await read('browser')];
  expect(shared.exclude).toEqual(expect.arrayContaining(browser.include));
  for (const pattern of new Set([...shared.exclude, ...browser.include])) {
    const { value } = await glob(pattern).next();
    expect(value, `no file matches ${pattern}`).toBeDefined();
  }
});
