import { z } from 'zod';
import { faqSchema, localizedSchema } from '../schema.ts';

const sectionSchema = z.strictObject({
  heading: localizedSchema,
  /**
   * Paragraphs in Markdown, such as `[the policy](/privacy-policy)`. Links to pages keep the
   * language.
   */
  text: z.array(localizedSchema).default([]),
  /** A list under the paragraphs, in Markdown. */
  points: z.array(localizedSchema).default([]),
  /** Rows of a name and a value, without Markdown. */
  facts: z.array(z.strictObject({ name: localizedSchema, value: localizedSchema })).default([]),
  questions: z.array(faqSchema).default([]),
  /** A part that is not text: the table of company facts, or the files of the press kit. */
  block: z.enum(['company', 'logos', 'pictures']).optional(),
});

export const infoPageSchema = z.strictObject({
  /** The kind of the page in `content/pages/info-pages.ts`. */
  slug: z.string(),
  headline: localizedSchema,
  /** The first paragraph, without Markdown. */
  lead: localizedSchema,
  sections: z.array(sectionSchema).min(2),
});

export type InfoPage = z.infer<typeof infoPageSchema>;
/** A page in its content file: without defaults and slug. `{support}` and `{contact}` are addresses. */
export type InfoText = Omit<z.input<typeof infoPageSchema>, 'slug'>;
