import { openDatabase } from '../../sign-up/store/open-database.ts';
import type { Storage } from '../million/stores.ts';
import type { Load } from './load.ts';

/** A request that is sent this long before the site stops may still be on its way. */
const onItsWayMs = 1_000;
const shownFailures = 5;

type Soaked = {
  load: Load;
  erased: readonly string[];
  downtimes: readonly { from: number; to: number }[];
  /** Addresses that the webhook has accepted. */
  delivered: ReadonlySet<string>;
};

/** Compares acknowledged, stored and delivered sign-ups. */
export async function outcomeOf(
  { load, erased, downtimes, delivered }: Soaked,
  storage: Storage,
): Promise<{ lines: string[]; faults: string[] }> {
  const stored = await storedTimes(storage);
  const gone = new Set(erased);
  const kept = [...load.acknowledged.keys()].filter((email) => !gone.has(email));
  const unexplained = load.failures.filter(
    ({ at }) => !downtimes.some(({ from, to }) => at >= from - onItsWayMs && at <= to),
  );
  const faults = [
    counted(
      'acknowledged sign-ups are not stored',
      kept.filter((email) => !stored.has(email)),
    ),
    counted(
      'sign-ups are stored twice',
      kept.filter((email) => (stored.get(email) ?? 0) > 1),
    ),
    counted(
      'acknowledged sign-ups were not delivered',
      kept.filter((email) => !delivered.has(email)),
    ),
    counted(
      'erased addresses are stored',
      erased.filter((email) => stored.has(email)),
    ),
    counted(
      'requests failed outside of restarts',
      unexplained.map(({ why }) => why),
    ),
  ].flat();
  const seconds = downtimes.map(({ from, to }) => ((to - from) / 1_000).toFixed(1)).join(' and ');
  const lines = [
    `${load.acknowledged.size} sign-ups were acknowledged and ${erased.length} of them erased, ${load.pages} pages read`,
    `${load.failures.length} requests failed, ${unexplained.length} of them outside of the two restarts (${seconds} s)`,
    `the webhook accepted ${delivered.size} addresses`,
  ];
  return { lines, faults };
}

function counted(what: string, which: readonly string[]): string[] {
  return which.length === 0 ? [] : [`${which.length} ${what}: ${which.slice(0, shownFailures).join('; ')}`];
}

/** @returns how often each address is stored */
async function storedTimes(storage: Storage): Promise<Map<string, number>> {
  const { db, close } = openDatabase(storage, { longTimeouts: true });
  const times = new Map<string, number>();
  for (const { email } of await db.selectFrom('sign_ups').select('email').execute())
    times.set(email, (times.get(email) ?? 0) + 1);
  await close();
  return times;
}
