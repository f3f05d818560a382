import { catalogue } from '../catalogue.ts';
import { isEventOver } from '../events/events.ts';
import type { SportsEvent } from '../schema.ts';
import { withSiteContext } from '../site-context.ts';

/** Organisers move dates. After this many days, the announced day may be another. */
const maxDays = 60;
const dayMs = 86_400_000;

type Dated = Pick<SportsEvent, 'slug' | 'start' | 'end' | 'asOf'>;

/** @returns coming events that were last checked more than 60 days before `now`, oldest check first */
export function staleEvents(now: Date, events: readonly Dated[] = catalogue.events): Dated[] {
  return withSiteContext({ now }, () =>
    events
      .filter((event) => !isEventOver(event) && now.getTime() - Date.parse(event.asOf) > maxDays * dayMs)
      .toSorted((one, other) => one.asOf.localeCompare(other.asOf)),
  );
}
