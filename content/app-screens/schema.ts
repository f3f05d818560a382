import { z } from 'zod';
import { type Localized, localizedSchema, slug } from '../schema.ts';

/** Lines in plan view, drawn behind the badge. */
const grounds = [
  ...['pitch', 'gridiron', 'court', 'net', 'diamond', 'rink', 'oval', 'circuit', 'turf', 'octagon', 'ring'],
  ...['table', 'target', 'squares', 'green', 'piste', 'links', 'lanes', 'water', 'climb', 'cave', 'hall'],
] as const;

/** A text on one line of the screen. Longer ones do not fit. */
function line(letters: number): z.ZodType<Localized, Localized> {
  return localizedSchema.refine(
    (value) => Object.values(value).every((text) => text.length <= letters),
    `must have at most ${letters} characters`,
  );
}

/** A meetup on the sample screen of the app, as fans of one sport would write it. */
export const sampleMeetupSchema = z.strictObject({
  sport: slug,
  ground: z.enum(grounds),
  when: z.enum(['tonight', 'today', 'saturday']),
  /** Hour and minute of the start. The guests meet fifteen minutes earlier. */
  at: z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/),
  title: line(17),
  /** The title on the page of a national side, if `title` fits clubs only. */
  nationalTitle: line(17).optional(),
  place: line(32),
  /** Two messages of guests. */
  chat: z.tuple([line(32), line(32)]),
  meet: line(26),
});
export type Ground = (typeof grounds)[number];
export type SampleMeetup = z.infer<typeof sampleMeetupSchema>;
export type SampleMeetupInput = z.input<typeof sampleMeetupSchema>;
