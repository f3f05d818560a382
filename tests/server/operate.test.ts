import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
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
