import { expect, test } from 'vitest';
import { runProgram } from '../fixtures/processes/signups-command.ts';

const server = new URL('../../server/log/', import.meta.url).href;
const program = (failure: string) => `
import { createLog } from '${server}log.ts';
import { createLogDestination } from '${server}log-destination.ts';
import { installCrashHandler } from '${server}crash-handler.ts';
const destination = createLogDestination();
installCrashHandler(createLog('info', destination), destination);
const error = Object.assign(new Error('no row for ann@example.com'), { code: 'E_LOST', detail: 'Ann' });
setInterval(() => undefined, 1_000);
${failure}`;

const run = (source: string) => runProgram(process.execPath, ['--input-type=module', '-e', source], {});

test.each([
  ['exception', 'setTimeout(() => { throw error; })', 'uncaughtException'],
  ['rejection', 'Promise.reject(error)', 'unhandledRejection'],
])(
  'an uncaught %s ends the process with one log line without personal data',
  async (_what, failure, origin) => {
    const { code, stdout, stderr } = await run(program(failure));
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 60,
      origin,
      err: { code: 'E_LOST' },
      msg: 'uncaught error: the process exits',
    });
    expect(stdout + stderr).not.toMatch(/ann/i);
  },
);

test('a second uncaught error while the first is written prints nothing', async () => {
  const slowly = `
const { end } = destination;
destination.end = async (timeoutMs) => {
  setTimeout(() => { throw new Error('Bob'); });
  await new Promise((resolve) => setTimeout(resolve, 10));
  destination.write('waited up to ' + timeoutMs);
  // Long enough for the write on a busy machine.
  await end(20_000);
};
setTimeout(() => { throw error; });`;
  const { code, stdout, stderr } = await run(program(slowly));
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining('"level":60'), 'waited up to 500']);
  expect(stderr).toBe('');
});
