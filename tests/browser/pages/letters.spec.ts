import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { type Cluster, startCluster } from '../../fixtures/databases/postgres-cluster.ts';
import { type MailServer, startMailServer } from '../../fixtures/processes/mail-server.ts';
import { runSignups } from '../../fixtures/processes/signups-command.ts';
import { type SiteProcess, startSite } from '../../fixtures/processes/site-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, submitButton, uniqueEmail } from '../support/sign-up.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

let cluster: Cluster;
let folder: string;
let mailServer: MailServer;
let sites: SiteProcess[];

test.beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
test.afterAll(() => cluster.stop());
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-letters-'));
  mailServer = await startMailServer();
  sites = [];
});
test.afterEach(async () => {
  for (const site of sites) await site.end('SIGTERM');
  await mailServer.close();
  await rm(folder, { recursive: true, force: true });
});

const letterSettings = () => ({
  TICKET_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  MAIL_PER_SECOND: '100',
});

const databases = [
  { kind: 'the embedded database', servers: 1, settings: async () => ({ DATA_DIR: folder }) },
  {
    kind: 'PostgreSQL with two servers',
    servers: 2,
    async settings() {
      const client = new pg.Client(cluster.url('postgres'));
      await client.connect();
      await client.query('create database letters');
      await client.end();
      return { DATA_DIR: folder, DATABASE_URL: cluster.url('letters') };
    },
  },
];

for (const { kind, servers, settings } of databases)
  test(`@long on ${kind}, a fan in Arabic confirms, corrects the team, brings a friend, leaves and is erased`, async ({
    page,
  }) => {
    const storage = await settings();
    for (let server = 0; server < servers; server++)
      sites.push(
        await startSite({
          ...storage,
          ...letterSettings(),
        }),
      );
    const [first, last] = [sites[0], sites.at(-1)].map((site) => site?.url ?? '');
    const action = (value: string) => page.locator(`button[name=action][value=${value}]`);

    /** @returns the path of the first link of a letter with this text */
    async function openLetter(email: string, text: string): Promise<string> {
      await expect.poll(() => mailServer.received.map(({ to }) => to.join())).toContain(email);
      const letter = mailServer.received.findLast(({ to }) => to.join() === email);
      await page.setContent(letter?.mail.html || '');
      await expect(page.locator('[dir=rtl]').first()).toBeVisible();
      return new URL((await page.getByRole('link', { name: text }).getAttribute('href')) ?? '').pathname;
    }

    const fan = uniqueEmail();
    await signUp(page, `${first}/ar/coming-soon`, { name: 'سارة', email: fan });
    // A letter that is recorded as sent between two commands makes them disagree once.
    await expect(async () =>
      expect(await figures(storage)).toEqual({ total: 1, sent: 1, confirmed: 0, left: 0, teams: [''] }),
    ).toPass();
    const confirmation = await openLetter(fan, 'أكّد بريدي');
    const ownSignUp = await openLetter(fan, 'اعرض تذكرتك أو عدّلها');
    await page.goto(last + confirmation);
    await action('confirm').click();
    await expect(page).toHaveURL(/\/ar\/ticket\/[\w.-]+\?done=confirmed/);
    await expect(page.getByRole('status')).toBeInViewport();
    expect(await figures(storage)).toMatchObject({ total: 1, confirmed: 1 });

    await page.locator('[name=team]').fill('الهلال');
    await action('change').click();
    await expect(page).toHaveURL(/\?done=saved/);
    await expect(page.locator('[name=team]')).toHaveValue('الهلال');
    expect(await figures(storage)).toMatchObject({ total: 1, confirmed: 1, teams: ['الهلال'] });

    const link = new URL(await page.getByRole('textbox', { name: 'رابطك' }).inputValue());
    expect(link.pathname + link.search).toMatch(/^\/ar\?with=[a-z2-9]{8}$/);
    const friend = uniqueEmail();
    await signUp(page, `${first}/ar/coming-soon${link.search}`, { name: 'فهد', email: friend });
    await expect(async () =>
      expect(await figures(storage)).toMatchObject({ total: 2, sent: 2, confirmed: 1 }),
    ).toPass();
    await page.goto(last + (await openLetter(friend, 'أكّد بريدي')));
    await action('confirm').click();
    await expect(page).toHaveURL(/\?done=confirmed/);
    await page.goto(first + ownSignUp);
    await expect(page.getByText('أكّد واحد من رفاقك')).toBeVisible();
    expect(await figures(storage)).toMatchObject({ total: 2, confirmed: 2 });

    await action('leave').click();
    await expect(page).toHaveURL(/\?done=left/);
    expect(await figures(storage)).toMatchObject({ total: 2, confirmed: 1, left: 1 });
    await page.goto(`${last}${ownSignUp}?erase`);
    await action('erase').click();
    await expect(page.getByRole('heading', { name: 'مُحيت بياناتك' })).toBeVisible();
    expect(await figures(storage)).toEqual({ total: 1, sent: 1, confirmed: 1, left: 0, teams: [''] });
  });

async function signUp(page: Page, address: string, fields: { name: string; email: string }): Promise<void> {
  await page.goto(address);
  await fillIn(page, fields);
  await submitButton(page).click();
  await expect(page.locator('.ticket-booked')).toBeInViewport();
}

type Exported = { team: string; confirmed: string; left: string };

/**
 * @returns the figures on which `export`, `stats` and `report` agree. `confirmed`: and still on the
 * list
 */
async function figures(storage: Record<string, string>) {
  const run = async (...args: string[]) =>
    (await runSignups(args, { ...storage, ...letterSettings() })).stdout;
  const people: Exported[] = JSON.parse(await run('export', '--format', 'json', '--letters'));
  const [stats, report] = [await run('stats'), await run('report')];
  const reported = (label: string) => Number(RegExp(`(\\d+) +\\d+  ${label}\n`).exec(report)?.[1] ?? 0);
  const found = {
    total: people.length,
    sent: Number(/^confirmation letters: waiting 0, sent (\d+)/m.exec(stats)?.[1] ?? 0),
    confirmed: people.filter(({ confirmed, left }) => confirmed && !left).length,
    left: people.filter(({ left }) => left).length,
  };
  expect(stats).toMatch(RegExp(`^total ${found.total}\n`));
  expect(found).toEqual({
    total: reported('sign-ups'),
    sent: reported('confirmation letters sent'),
    confirmed: reported('confirmed'),
    left: reported('left, or bounced'),
  });
  return { ...found, teams: people.map(({ team }) => team) };
}
