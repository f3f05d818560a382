import { expect, test } from 'vitest';
import { runProgram } from '../fixtures/processes/signups-command.ts';

const server = new URL('../../server/log/', import.meta.url).href;
const program = (failure: string) => `
import { createLog } from '${server}log.ts';
import { createLogDestination } from '${server}log-destination.ts';
import { logLastWords } from '${server}last-words.ts';
const destination = createLogDestination();
logLastWords(createLog('info', destination), destination);
const error = Object.assign(new Error('no row for ann@example.com'), { code: 'E_LOST', detail: 'Ann' });
setInterval(() => undefined, 1_000);
${failure}`;

const run = (source: string) => runProgram(process.execPath, ['--input-type=module', '-e', source], {});

test.each([
  ['an exception', 'setTimeout(() => { throw error; })', 'uncaughtException'],
  ['a rejection', 'Promise.reject(error)', 'unhandledRejection'],
])(
  '%s that nothing caught ends the process with one safe line in the log',
  async (_what, failure, origin) => {
    const { code, stdout, stderr } = await run(program(failure));
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 60,
      origin,
      err: { code: 'E_LOST' },
      msg: 'ended by an error that nothing caught',
    });
    expect(stdout + stderr).not.toMatch(/ann/i);
  },
);

test('a second one while the first is being written changes nothing and shows nothing', async () => {
  const slowly = `
destination.end = async (patienceMs) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  destination.write('waited up to ' + patienceMs);
};
setTimeout(() => { throw error; });
setTimeout(() => { throw new Error('Bob'); }, 100);`;
  const { code, stdout, stderr } = await run(program(slowly));
  expect(code).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining('"level":60'), 'waited up to 500']);
  expect(stderr).toBe('');
});
