import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { requireProgram } from '../fixtures/processes/system-program.ts';

const run = promisify(execFile);
const file = (name: string) => fileURLToPath(new URL(`../../docs/operate/${name}`, import.meta.url));
const analyze = '/usr/bin/systemd-analyze';

test('promtool accepts the alert rules', async () => {
  const promtool = requireProgram('promtool', 'prometheus');
  const { stdout } = await run(promtool, ['check', 'rules', file('alerts.yml')]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

test.runIf(existsSync(analyze))('systemd-analyze reports nothing about the unit', async () => {
  const { stdout, stderr } = await run(analyze, ['verify', file('sportbuddy.service')]);
  expect(stdout + stderr).toBe('');
});
