import { hasLaunched } from '../../../content/clock/launch.ts';
import { readClock } from '../../store/clock.ts';
import { parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { startTable } from '../progress.ts';
import { withScratch } from '../scratch.ts';
import { type AddressList, readAddressFile } from './address-file.ts';
import { type Audience, type Invited, invite } from './invite.ts';
import { durationOf } from './letter-stats.ts';

const hourMs = 3_600_000;
const maxDays = 365;

type Arguments = {
  kind: 'launch' | 'reminder';
  audience: Audience;
  file: string | undefined;
  validForMs: number | undefined;
  dryRun: boolean;
};

/**
 * Queues the launch letter, or the reminder before the launch, once per person. A running server
 * sends them.
 */
export async function inviteCommand(context: Context, args: string[]): Promise<void> {
  const { file, ...given } = readArguments(args);
  if (file === undefined) return await inviteAudience(context, given);
  await withScratch(async (scratch) => {
    context.progress?.start(`Reading ${file}`);
    const list = await readAddressFile(scratch, file);
    await inviteAudience(context, { ...given, audience: { keys: list } }, list);
  });
}

async function inviteAudience(
  { location, mail, site, write, progress }: Context,
  { kind, audience, validForMs, dryRun }: Omit<Arguments, 'file'>,
  list?: AddressList,
): Promise<void> {
  if (!mail && !dryRun) throw new OperatorError('no-mail');
  await withDatabase(location, async ({ db }) => {
    const now = await readClock(db);
    if (kind === 'reminder' && hasLaunched(site.launch, new Date(now))) throw new OperatorError('launched');
    const perSecond = mail?.perSecond ?? 1;
    const validUntil = validForMs === undefined ? undefined : new Date(now + validForMs).toISOString();
    await startTable(progress, 'Choosing people', { db, table: 'sign_ups' });
    const invited = await invite(db, kind, audience, {
      now,
      intervalMs: 1_000 / perSecond,
      validUntil,
      dryRun,
      progress,
    });
    for (const lines of list?.unknownLines() ?? [])
      await write(
        lines
          .map(
            ({ line, text, key }) =>
              `Line ${line} ${key === null ? 'has no address' : 'is not signed up'}: ${text}\n`,
          )
          .join(''),
      );
    await write(countsText(invited, dryRun));
    if (invited.queued === 0) return;
    if (validUntil) await write(`The invitations end at ${validUntil}.\n`);
    if (mail) await write(`At ${perSecond} a second they take ${durationOf(invited.queued / perSecond)}.\n`);
  });
}

function countsText({ queued, already, unsubscribed, unconfirmed }: Invited, dryRun: boolean): string {
  const counts = [
    [dryRun ? 'Would queue' : 'Queued', queued],
    ['Have a letter already', already],
    ['Left the list, or their address bounced', unsubscribed],
    ['Did not confirm', unconfirmed],
  ] as const;
  return counts
    .filter(([, count], index) => index === 0 || count > 0)
    .map(([label, count]) => `${label}: ${count}\n`)
    .join('');
}

/** @throws OperatorError when the arguments are wrong */
function readArguments(args: string[]): Arguments {
  const {
    first,
    team,
    city,
    file,
    reminder = false,
    ...rest
  } = parseOptions({
    args,
    options: {
      first: { type: 'string' },
      team: { type: 'string' },
      city: { type: 'string' },
      file: { type: 'string' },
      reminder: { type: 'boolean' },
      'valid-for': { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  }).values;
  const isBatch = [first, team, city].some((value) => value !== undefined);
  const selections = [isBatch, file !== undefined, reminder].filter(Boolean);
  if (selections.length === 0)
    wrongUsage('Choose people by --first, --team or --city, by --file, or by --reminder.');
  if (selections.length > 1) wrongUsage('--file and --reminder go with no other choice of people.');
  if (reminder && rest['valid-for'] !== undefined) wrongUsage('--reminder does not take --valid-for.');
  return {
    kind: reminder ? 'reminder' : 'launch',
    audience: {
      ...(first !== undefined && { first: readCount(first) }),
      ...(team !== undefined && { team }),
      ...(city !== undefined && { city }),
    },
    file,
    validForMs: rest['valid-for'] === undefined ? undefined : readDuration(rest['valid-for']),
    dryRun: rest['dry-run'] ?? false,
  };
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) wrongUsage(`--first "${text}" is no number of people.`);
  return Number(text);
}

function readDuration(text: string): number {
  const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  const ms = Number(count) * (unit === 'd' ? 24 : 1) * hourMs;
  if (!(ms > 0 && ms <= maxDays * 24 * hourMs)) throw new OperatorError('not-a-duration', { text });
  return ms;
}
