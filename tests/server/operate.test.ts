import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { requireProgram } from '../fixtures/processes/system-program.ts';

const run = promisify(execFile);
const file = (name: string) => fileURLToPath(new URL(`../../docs/operate/${name}`, import.meta.url));

test('Prometheus reads the alert rules', async () => {
  const { stdout } = await run(requireProgram('promtool', 'prometheus'), [
    'check',
    'rules',
    file('alerts.yml'),
  ]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

test('systemd finds nothing to say about the unit', async () => {
  // It belongs to machines that run under systemd; elsewhere there is nothing to ask.
  if (!existsSync('/usr/bin/systemd-analyze')) {
    console.warn('systemd-analyze is not on this machine, so the unit was not checked.');
    return;
  }
  const { stdout, stderr } = await run('systemd-analyze', ['verify', file('sportbuddy.service')]);
  expect(stdout + stderr).toBe('');
});

test('systemd waits for the longest stop that a setting allows', async () => {
  const [, seconds] =
    /^TimeoutStopSec=(\d+)$/m.exec(await readFile(file('sportbuddy.service'), 'utf8')) ?? [];
  // What follows the drain takes 9 s at most (docs/operations.md).
  const longest = Number(seconds) - 9;
  expect(longest).toBeGreaterThan(0);
  expect(() => readConfig({ DRAIN_SECONDS: String(longest) })).toThrow('DRAIN_SECONDS');
});
