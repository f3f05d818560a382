import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingError } from '../../sign-up/setting-error.ts';
import { exitOnStartError } from './start-failure.ts';

let written: string[];
let exitCodes: unknown[];
beforeEach(() => {
  written = [];
  exitCodes = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    exitCodes.push(code);
    throw new Error('ended');
  });
});
afterEach(() => vi.restoreAllMocks());

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  [
    'an invalid setting',
    new SettingError('Wrong setting: PORT must be a number'),
    'Wrong setting: PORT must be a number',
  ],
  ['an error', failure('no\n  disk  left'), 'Cannot start: no disk left'],
  ['an error with a code', failure('no disk', { code: 'ENOSPC' }), 'Cannot start: no disk (ENOSPC)'],
  ['a thrown string', 'no disk', 'Cannot start: no disk'],
  [
    'a port in use',
    failure('listen EADDRINUSE', { code: 'EADDRINUSE', port: 3000 }),
    'Cannot start: port 3000 is in use by another process; stop that process or choose another port',
  ],
  [
    'a socket in use',
    failure('listen EADDRINUSE /run/x', { code: 'EADDRINUSE' }),
    'Cannot start: listen EADDRINUSE /run/x (EADDRINUSE)',
  ],
  [
    'a port that the process may not open',
    failure('listen EACCES', { code: 'EACCES', port: 80 }),
    'Cannot start: listen EACCES (EACCES)',
  ],
  ['an object that is not an Error', { code: 'EADDRINUSE', port: 1 }, 'Cannot start: [object Object]'],
])('%s: writes one line and exits with 1', (_name, error, line) => {
  expect(() => exitOnStartError(error)).toThrow('ended');
  expect([written, exitCodes]).toEqual([[`${line}\n`], [1]]);
});
