import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const file = 'content/teams/baseball/new-york-yankees.ts';
const advice = 'Check the quotation marks and commas here and in the line before';

let copy: string;
let line: number;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sportbuddy-content-'));
  for (const part of ['content', 'messages', 'package.json'])
    cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const text = readFileSync(join(copy, file), 'utf8');
  const before = text.slice(0, text.indexOf("Yankee Stadium', ar"));
  line = before.split('\n').length;
  writeFileSync(join(copy, file), text.replace("Yankee Stadium', ar", 'Yankee Stadium’, ar'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function check(...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['content/check/command.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: join(copy, 'summary') },
  });
  return { status, stdout };
}

test('a curly quotation mark in the code is reported with its file and line, in each format', () => {
  expect(check()).toEqual({ status: 1, stdout: expect.stringMatching(`^${file}:${line}: .*${advice}\n$`) });
  expect(check('--markdown').stdout).toMatch(`\n| ${file}:${line} |`);
  expect(check('--github')).toEqual({
    status: 1,
    stdout: expect.stringMatching(`^::error file=${file},line=${line}::.*${advice}\n$`),
  });
  expect(readFileSync(join(copy, 'summary'), 'utf8')).toBe(check('--markdown').stdout);
});
