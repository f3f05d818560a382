import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { warnAboutEphemeralDisk } from './platform-disk.ts';

const embedded = { DATABASE_URL: undefined, DATA_DIR: './data', PERSISTENT_DISK: '0' } as const;

function warningsOf(environment: NodeJS.ProcessEnv, config: Parameters<typeof warnAboutEphemeralDisk>[0]) {
  const log = { warn: vi.fn() };
  warnAboutEphemeralDisk(config, environment, log);
  return log.warn.mock.calls;
}

// Each variable is the one that the platform's own documentation names.
test.each([
  ['Render', { RENDER: 'true' }],
  ['Railway', { RAILWAY_PROJECT_ID: '4a9f', RAILWAY_SERVICE_ID: '77d0' }],
  ['Fly.io', { FLY_APP_NAME: 'fans', FLY_MACHINE_ID: '148e' }],
  ['Heroku', { DYNO: 'web.1' }],
  ['Cloud Run', { K_SERVICE: 'fans', K_REVISION: 'fans.1' }],
])('on %s the embedded database gets one warning that names the ways out', (platform, environment) => {
  expect(warningsOf(environment, embedded)).toEqual([
    [
      { platform, directory: `${process.cwd()}/data` },
      expect.stringMatching(/^[^\n]*DATABASE_URL[^\n]*PERSISTENT_DISK=1$/),
    ],
  ]);
});

test.each([
  ['elsewhere', {}, embedded],
  ['with a variable that is set to nothing', { RENDER: '' }, embedded],
  ['with PostgreSQL', { DYNO: 'web.1' }, { ...embedded, DATABASE_URL: 'postgres://db/site' }],
  [
    'with a disk that the operator confirms',
    { RENDER: 'true' },
    { ...embedded, PERSISTENT_DISK: '1' as const },
  ],
  [
    'with a folder on the volume of Railway',
    { RAILWAY_PROJECT_ID: '4a9f', RAILWAY_VOLUME_MOUNT_PATH: '/data' },
    { ...embedded, DATA_DIR: '/data/sign-ups' },
  ],
  [
    'with the volume of Railway itself',
    { RAILWAY_PROJECT_ID: '4a9f', RAILWAY_VOLUME_MOUNT_PATH: '/data' },
    { ...embedded, DATA_DIR: '/data' },
  ],
])('does not warn %s', (_case, environment, config) => {
  expect(warningsOf(environment, config)).toEqual([]);
});

test('the guide names the variable of each platform', async () => {
  const guide = await readFile(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const [, row = ''] = /^\| recognized by (.*)$/m.exec(guide) ?? [];
  for (const variable of [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    expect(warningsOf({ [variable]: 'x' }, embedded), variable).toHaveLength(1);
  expect(row.match(/`\w+`/g)).toHaveLength(5);
});

test('warns if the folder is beside the volume of Railway', () => {
  const environment = { RAILWAY_PROJECT_ID: '4a9f', RAILWAY_VOLUME_MOUNT_PATH: '/data' };
  expect(warningsOf(environment, { ...embedded, DATA_DIR: '/data-old' })).toHaveLength(1);
});
