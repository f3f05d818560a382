import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { eventView } from './event-view.ts';

test('an event lists others by date, with those of its sport among them', () => {
  for (const event of catalogue.events) {
    const { others } = eventView(event, 'en');
    const days = others.map(({ iso }) => iso);
    expect(days, event.slug).toEqual(days.toSorted());
    const ofSport = catalogue.eventsOf(event.sport).filter(({ slug }) => slug !== event.slug);
    for (const { slug } of ofSport)
      expect(
        others.map(({ path }) => path),
        event.slug,
      ).toContain(`/${event.sport}/events/${slug}`);
  }
});
