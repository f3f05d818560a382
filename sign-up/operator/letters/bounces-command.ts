import { emailKey } from '../../email-key.ts';
import { recordMailEvent } from '../../letters/mail-events.ts';
import { unwrapEmail } from '../../normalize-email.ts';
import type { Db } from '../../store/tables.ts';
import { onlyArgument, parseOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { type FailedRecipient, readDeliveryStatus } from './delivery-status.ts';
import { readMessages } from './read-messages.ts';

const batchSize = 100;

/** Blocks the addresses of permanent failures, and prints one line for each. */
export async function bouncesCommand({ location, write, progress }: Context, args: string[]): Promise<void> {
  const options = { 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseOptions({ args, options, allowPositionals: true });
  const path = onlyArgument(positionals);
  const isDryRun = values['dry-run'] === true;
  await withDatabase(location, async ({ db }) => {
    const counts = { messages: 0, notifications: 0, others: 0 };
    const seen = new Set<string>();
    let batch: FailedRecipient[] = [];

    async function block(): Promise<void> {
      const emails = batch.map(({ email }) => email);
      if (!isDryRun) await recordMailEvent(db, { kind: 'bounce', emails });
      const signedUp = await signedUpAmong(db, emails.map(keyOf));
      const lines = batch.map(({ email, status }) =>
        [email, status, signedUp.has(keyOf(email)) ? 'signed up' : 'no sign-up'].join('\t'),
      );
      await write(lines.map((line) => `${line}\n`).join(''));
      batch = [];
    }

    progress?.start('Reading messages');
    for await (const message of readMessages(path)) {
      counts.messages += 1;
      const failed = await readDeliveryStatus(message);
      if (failed) counts.notifications += 1;
      for (const recipient of failed ?? []) {
        const key = keyOf(recipient.email);
        if (!recipient.isPermanent) counts.others += 1;
        else if (!seen.has(key)) {
          seen.add(key);
          batch.push(recipient);
        }
      }
      if (batch.length >= batchSize) await block();
      progress?.advance(1);
    }
    if (batch.length > 0) await block();
    await write(
      `Messages: ${counts.messages}, delivery status notifications: ${counts.notifications}\n` +
        `${isDryRun ? 'To block' : 'Blocked'}: ${seen.size}\n` +
        `Failures that may end, or do not concern the address: ${counts.others}\n`,
    );
  });
}

function keyOf(email: string): string {
  return emailKey(unwrapEmail(email));
}

async function signedUpAmong(db: Db, keys: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sign_ups').select('email_key').where('email_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.email_key));
}
