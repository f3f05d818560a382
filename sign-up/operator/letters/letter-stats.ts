import { pausedUntil } from '../../delivery/pace.ts';
import type { MailAccount } from '../../letters/mailer.ts';
import type { Db, LetterKind, LetterState } from '../../store/tables.ts';

export const letterKinds = ['confirmation', 'launch', 'reminder'] as const satisfies LetterKind[];

/** The states of letters with the words that operators see. */
export const letterStates = {
  waiting: 'waiting',
  delivered: 'sent',
  parked: 'parked',
  paused: 'paused',
  cancelled: 'cancelled',
} as const satisfies Record<LetterState, string>;

type LetterCounts = Record<LetterKind, Record<LetterState, number>>;

async function countLetters(db: Db): Promise<LetterCounts> {
  const rows = await db
    .selectFrom('letters')
    .select(({ fn }) => ['kind' as const, 'state' as const, fn.countAll().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  const none = () => ({ waiting: 0, delivered: 0, parked: 0, paused: 0, cancelled: 0 });
  const counts: LetterCounts = { confirmation: none(), launch: none(), reminder: none() };
  for (const { kind, state, count } of rows) counts[kind][state] = Number(count);
  return counts;
}

/** @returns the lines of `stats` about letters; none without letters */
export async function letterStats(db: Db, mail: MailAccount | undefined): Promise<string> {
  const counts = await countLetters(db);
  const lines = letterKinds
    .filter((kind) => Object.values(counts[kind]).some((count) => count > 0))
    .map((kind) => {
      const states = Object.entries(letterStates) as [LetterState, string][];
      return `${kind} letters: ${states.map(([state, word]) => `${word} ${counts[kind][state]}`).join(', ')}\n`;
    });
  const waiting = letterKinds.reduce((sum, kind) => sum + counts[kind].waiting, 0);
  if (mail && waiting > 0) {
    const { perSecond } = mail;
    const pace = Number(perSecond.toPrecision(3));
    lines.push(`At ${pace} a second the waiting letters take ${durationOf(waiting / perSecond)}.\n`);
    const pauseEnds = await pausedUntil(db, 'mail');
    if (pauseEnds !== undefined)
      lines.push(`Letters are paused until ${new Date(pauseEnds).toISOString()}.\n`);
  }
  return lines.join('');
}

/** @returns a duration in seconds, minutes or hours */
export function durationOf(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 180 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
