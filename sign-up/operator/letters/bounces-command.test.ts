import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import type { Database } from '../../store/database.ts';
import { blockedAmong } from '../../store/mailboxes/mail-blocks.ts';

type Notification = { final?: string; original?: string; action?: string; status?: string };

/** A notification in the form of RFC 3464, section 2, and its examples in appendix E. */
function notification(...recipients: Notification[]): string {
  const groups = recipients.map(
    ({ final = 'ann@example.com', original, action = 'failed', status = '5.1.1' }) =>
      [
        ...(original === undefined ? [] : [`Original-Recipient: rfc822;${original}`]),
        `Final-Recipient: rfc822; ${final}`,
        `Action: ${action}`,
        `Status: ${status}`,
        'Diagnostic-Code: smtp; 550 the mailbox',
        '    does not exist',
      ].join('\n'),
  );
  return `From: Mail Delivery System <MAILER-DAEMON@mx.fans.example>
To: hello@fans.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="part"

--part
Content-Type: text/plain; charset=us-ascii

Your letter could not be delivered.

From here on this is the text for people.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.fans.example
Arrival-Date: Sun, 29 Nov 2026 12:00:00 +0000

${groups.join('\n\n')}

--part
Content-Type: message/rfc822

From: SportBuddy <hello@fans.example>
Subject: One step left
Content-Type: multipart/report; boundary="inner"

--inner
Content-Type: message/delivery-status

Final-Recipient: rfc822; victim@example.com
Action: failed
Status: 5.1.1

--inner--

--part--
`;
}

const asMbox = (messages: string[], lineEnd = '\n') =>
  messages
    .map((message) => `From MAILER-DAEMON Sun Nov 29 12:00:00 2026\n${message}\n`.replaceAll('\n', lineEnd))
    .join('');

const letter = 'From: fan@example.com\nSubject: A question\n\nFrom where do I get the app?\n';

describe.each(databaseKinds)('"bounces" with the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bounces-'));
    await insertSignUps(database.db, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
    await rm(folder, { recursive: true });
  });

  const signups = (...args: string[]) => runSignups(['bounces', ...args], testDatabase.settings);
  async function fileOf(text: string): Promise<string> {
    const file = join(folder, 'mbox');
    await writeFile(file, text, 'latin1');
    return file;
  }
  const names = ['ann', 'bob', 'eve', 'joe', 'victim'];
  async function blocked(): Promise<string[]> {
    const among = await blockedAmong(
      database.db,
      names.map((name) => `${name}@example.com`),
    );
    return names.filter((name) => among.has(`${name}@example.com`));
  }

  test.each(['\n', '\r\n'])(
    'blocks the permanent failures of an mbox, with lines that end in %j',
    async (lineEnd) => {
      const messages = [
        letter,
        notification({}),
        notification(
          { final: 'Ann@Example.com' },
          { final: 'eve@example.com', status: '5.1.2 (no such host)' },
        ),
        notification({ final: 'joe@example.com', action: 'delayed', status: '4.4.1' }),
        notification(
          { final: 'bob@example.com', status: '4.4.7' },
          { final: 'bob@example.com', status: '5.7.1' },
        ),
        notification(
          { final: 'bob@example.com', status: '5.2.2' },
          { final: 'bob@example.com', action: 'relayed' },
        ),
      ];
      const { stdout } = await signups(await fileOf(asMbox(messages, lineEnd)));
      expect(stdout.split('\n')).toEqual([
        'ann@example.com\t5.1.1\tsigned up',
        'eve@example.com\t5.1.2\tno sign-up',
        'Messages: 6, delivery status notifications: 5',
        'Blocked: 2',
        'Failures that may end, or do not concern the address: 3',
        '',
      ]);
      expect(await blocked()).toEqual(['ann', 'eve']);
    },
  );

  test('blocks the address of the letter, not the mailbox behind it', async () => {
    await signups(await fileOf(notification({ original: 'bob@example.com', final: 'joe@example.com' })));
    expect(await blocked()).toEqual(['bob']);
  });

  test('changes nothing with --dry-run', async () => {
    const { stdout } = await signups(await fileOf(notification({})), '--dry-run');
    expect(stdout).toContain('ann@example.com\t5.1.1\tsigned up\n');
    expect(stdout).toContain('To block: 1\n');
    expect(await blocked()).toEqual([]);
  });

  test('reads a Maildir, and a folder of messages', async () => {
    for (const name of ['cur', 'new', 'tmp']) await mkdir(join(folder, 'Maildir', name), { recursive: true });
    await writeFile(join(folder, 'Maildir/cur/1.fans:2,S'), notification({}));
    await writeFile(join(folder, 'Maildir/new/2.fans'), notification({ final: 'bob@example.com' }));
    await writeFile(join(folder, 'Maildir/tmp/3.fans'), notification({ final: 'eve@example.com' }));
    await mkdir(join(folder, 'saved'));
    await writeFile(join(folder, 'saved/a.eml'), notification({ final: 'joe@example.com' }));
    await writeFile(join(folder, 'saved/.hidden'), notification({ final: 'eve@example.com' }));
    expect((await signups(join(folder, 'Maildir'))).stdout).toContain('Blocked: 2\n');
    expect((await signups(join(folder, 'saved'))).stdout).toContain('Blocked: 1\n');
    expect(await blocked()).toEqual(['ann', 'bob', 'joe']);
  });

  test('ends with one line if the file cannot be read, or no file is named', async () => {
    const missing = await signups(join(folder, 'missing')).catch((error: unknown) => error);
    expect(missing).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/missing cannot be read \(ENOENT\)/),
    });
    const none = await signups().catch((error: unknown) => error);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('An argument is missing.') });
  });
});
