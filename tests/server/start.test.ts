import { expect, test } from 'vitest';
import { runProgram } from '../fixtures/processes/signups-command.ts';
import { startCommand } from '../fixtures/processes/site-process.ts';

test('invalid settings exit with code 1 and one line that names them', async () => {
  const settings = { SITE_URL: 'x', LOG_LEVEL: 'loud' };
  const { code, stdout, stderr } = await runProgram(process.execPath, startCommand, settings);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^Wrong setting: LOG_LEVEL [^\n]+; SITE_URL [^\n]+\n$/);
});
