import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLetterTokens, emailDigest } from '../../sign-up/letters/tokens.ts';
import { openDatabase } from '../../sign-up/store/open-database.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';
import { firefox } from './drivers/firefox.ts';
import { visitorIn } from './visitor.ts';

const secret = 'a secret of the browser tests, long enough';
const email = 'sara@example.com';

let folder: string;
let site: SiteProcess;

// A server of its own, because that of the other tests sends no letters.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-picture-'));
  site = await startSite({
    DATA_DIR: folder,
    TICKET_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'SportBuddy <hello@sportbuddy.example>',
  });
  const response = await fetch(`${site.url}/api/early-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sara', team: 'Al Hilal', email }),
  });
  expect(response.status).toBe(201);
});
afterAll(async () => {
  await site.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function ownSignUpToken(): Promise<string> {
  const database = openDatabase({ DATA_DIR: folder });
  const { id } = await database.db.selectFrom('sign_ups').select('id').executeTakeFirstOrThrow();
  await database.close();
  return (await createLetterTokens(secret)).seal('ownSignUp', { id, address: emailDigest(email) });
}

const save = '.ticket-picture a[download]';
const again = '.ticket-picture button';

test.each([
  ['without preferences', {}, true],
  ['with random noise', { 'privacy.fingerprintingProtection': true }, true],
  ['that scrambles pictures', { 'privacy.resistFingerprinting': true }, false],
])('Firefox %s offers the picture only as it was drawn', async (_name, preferences, isOffered) => {
  const token = await ownSignUpToken();
  const tab = await firefox.start({ scripts: true, preferences });
  try {
    const visitor = visitorIn(tab, site);
    for (const path of ['/ticket', '/ar/ticket']) {
      await visitor.open(`${path}/${token}`, { width: 375, height: 812 });
      await visitor.hydrated('.ticket-picture canvas');
      if (isOffered) {
        await visitor.shown(save);
        continue;
      }
      await visitor.says('.ticket-picture [role=status]', path === '/ticket' ? /screenshot/ : /لقطة شاشة/);
      await visitor.press(again);
      await visitor.shown(again);
      await visitor.shown(save, false);
    }
  } finally {
    await tab.close();
  }
});
