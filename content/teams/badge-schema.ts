import { z } from 'zod';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #C8102E');

/** Two or three colours. The type guarantees the first two. */
const clubColours = z
  .array(colour)
  .min(2)
  .max(3)
  .transform((colours) => colours as [string, string, ...string[]]);

const pattern = z.enum([
  'plain',
  'stripes',
  'hoops',
  'halves',
  'quarters',
  'sash',
  'cross',
  'chevron',
  'diamonds',
  'rays',
]);

/** Colours and pattern of a team's pin badge, which media/badges/ draws. */
export const badgeSchema = z.strictObject({ colours: clubColours, pattern });
