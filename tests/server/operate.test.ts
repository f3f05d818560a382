import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

test('systemd waits for the longest stop that a setting allows', async () => {
  const unit = await readFile(new URL('../../docs/operate/sportbuddy.service', import.meta.url), 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  // After the drain a stop takes at most 9 s (docs/operations.md).
  const longest = Number(seconds) - 9;
  expect(longest).toBeGreaterThan(0);
  expect(() => readConfig({ DRAIN_SECONDS: String(longest) })).toThrow('DRAIN_SECONDS');
});

test('under systemd only the proxy on the same machine reaches the server', async () => {
  const unit = await readFile(new URL('../../docs/operate/sportbuddy.service', import.meta.url), 'utf8');
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  expect(settings).toEqual(expect.arrayContaining(['HOST=127.0.0.1', 'TRUST_PROXY=1']));
});
