import { queueLetters, type Schedule } from '../../letters/queue.ts';
import { blockedAmong } from '../../store/mailboxes/mail-blocks.ts';
import { pagesOf } from '../../store/pages.ts';
import { shareWriteLock } from '../../store/shared-write-lock.ts';
import type { Db } from '../../store/tables.ts';
import { foldText } from '../people.ts';
import type { Progress } from '../progress.ts';
import { keyOfMeant } from '../stored-spellings.ts';

/**
 * The recipients. `first`: at most so many, oldest sign-ups first. `team`, `city`: the value
 * contains this text, in any case. `keys`: only these addresses, as they are read now
 * (`keyOfMeant`). Everyone by default.
 */
export type Audience = {
  first?: number;
  team?: string;
  city?: string;
  keys?: Pick<ReadonlySet<string>, 'has'>;
};

/**
 * Numbers of people. `already`: have the letter, or with a reminder the launch letter.
 * `unconfirmed`: got a confirmation and did not confirm.
 */
export type Invited = { queued: number; already: number; unsubscribed: number; unconfirmed: number };

export type InviteOptions = Schedule & { dryRun: boolean; progress?: Progress | undefined };

type Person = {
  team: string;
  city: string;
  email: string;
  email_key: string;
  confirmed_at: string | null;
  left_at: string | null;
  confirmation: string | null;
  launch: string | null;
  reminder: string | null;
};

/**
 * Queues a letter for each person of the audience without one. People who have the letter count for
 * `first` too, so a repeated call is safe.
 */
export async function invite(
  db: Db,
  kind: 'launch' | 'reminder',
  audience: Audience,
  { dryRun, progress, ...schedule }: InviteOptions,
): Promise<Invited> {
  const invited: Invited = { queued: 0, already: 0, unsubscribed: 0, unconfirmed: 0 };
  const max = audience.first ?? Number.POSITIVE_INFINITY;
  const isFull = () => invited.queued + invited.already >= max;
  for await (const people of pagesOf(peopleOf(db), ['sign_ups.created_at', 'sign_ups.id'])) {
    const chosen: string[] = [];
    const blocked = await blockedAmong(
      db,
      people.map(({ email_key }) => email_key),
    );
    for (const { id, ...person } of people) {
      if (isFull()) break;
      if (!matches(person, audience)) continue;
      const group = groupOf(person, kind, blocked.has(person.email_key));
      invited[group] += 1;
      if (group === 'queued') chosen.push(id);
    }
    if (!dryRun) {
      // Another command may have queued some meanwhile.
      const queued = await shareWriteLock(db, () => queueLetters(db, kind, chosen, schedule));
      invited.already += chosen.length - queued;
      invited.queued -= chosen.length - queued;
    }
    progress?.advance(people.length);
    if (isFull()) break;
  }
  return invited;
}

function matches({ team, city, email }: Person, audience: Audience): boolean {
  const contains = (text: string, part = '') => foldText(text).includes(foldText(part));
  return (
    contains(team, audience.team) &&
    contains(city, audience.city) &&
    (audience.keys === undefined || audience.keys.has(keyOfMeant(email)))
  );
}

/**
 * People without a confirmation letter signed up without SMTP_URL. They expect the launch letter.
 */
function groupOf(
  person: Person,
  kind: 'launch' | 'reminder',
  isBlocked: boolean,
): 'queued' | 'already' | 'unsubscribed' | 'unconfirmed' {
  if (person.launch ?? (kind === 'reminder' ? person.reminder : null)) return 'already';
  if (person.left_at || isBlocked) return 'unsubscribed';
  return person.confirmed_at || !person.confirmation ? 'queued' : 'unconfirmed';
}

function peopleOf(db: Db) {
  return db
    .selectFrom('sign_ups')
    .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'sign_ups.id')
    .select((eb) => [
      'sign_ups.id',
      'sign_ups.created_at',
      'team',
      'city',
      'email',
      'email_key',
      'confirmed_at',
      'left_at',
      ...(['confirmation', 'launch', 'reminder'] as const).map((kind) =>
        eb
          .selectFrom('letters')
          .select('letters.id')
          .whereRef('letters.sign_up_id', '=', 'sign_ups.id')
          .where('letters.kind', '=', kind)
          .as(kind),
      ),
    ]);
}
