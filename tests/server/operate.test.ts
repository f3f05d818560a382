import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { refusal } from '../../server/sign-up/refusals.ts';

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

test('the page and the JSON of nginx have the words of the site', async () => {
  const nginx = await readFile(new URL('../../docs/operate/nginx.conf', import.meta.url), 'utf8');
  const words = (map: string) => {
    const [, body = ''] = new RegExp(`\\$sportbuddy_${map} \\{\n([\\s\\S]*?)\n\\}`).exec(nginx) ?? [];
    return Object.fromEntries(
      [...body.matchAll(/^ +(\S+) "?([^"\n]*?)"?;$/gm)].map(([, key = '', text]) => [key, text]),
    );
  };
  const [titles, texts, codes, errors] = ['title', 'text', 'code', 'error'].map(words);
  for (const language of ['en', 'ar']) {
    const message = async (area: string, key: string) =>
      JSON.parse(await readFile(new URL(`../../messages/${language}/${area}.json`, import.meta.url), 'utf8'))[
        key
      ];
    const said = (status: string) => [titles, texts].map((map) => map?.[`~^${language}:${status}`]);
    const frame = (key: string) => message('frame', key);
    expect(said('429')).toEqual([
      await frame('too_many_title'),
      await message('own-sign-up', 'own_sign_up_refused_too_many'),
    ]);
    expect(said('404')[0]).toBe(await frame('not_found_title'));
    expect(said('5')).toEqual([await frame('error_title'), await frame('error_text')]);
    expect(await message('sign-up', 'sign_up_failed_too_large')).toContain(said('413')[1]);
    expect(nginx).toContain(`>${await frame('not_found_home')}</a>'`);
  }
  for (const [status, code] of [
    ['408', 'too-slow'],
    ['413', 'too-large'],
    ['429', 'too-many'],
    ['500', 'unexpected'],
    ['~^50[234]$', 'unavailable'],
    ['default', 'unreadable'],
  ] as const) {
    expect(codes?.[status]).toBe(code);
    expect(errors?.[status]).toBe(refusal(code).text);
  }
});
