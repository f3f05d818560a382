import type { Locale } from '../../content/locale.ts';
import type { LetterKind } from '../store/tables.ts';

/** What a letter says. `confirm`: only in a confirmation. All links are absolute. */
export type LetterContent = {
  kind: LetterKind;
  /** The person signed up before there were letters, and gets this one as the first. */
  isFirst: boolean;
  locale: Locale;
  name: string;
  /** Empty if the person named none. */
  team: string;
  links: { confirm?: string; ticket: string; leave: string };
  /** The end of an invitation. */
  validUntil?: Date | undefined;
};

export type RenderedLetter = { subject: string; html: string; text: string };

/** Renders a letter. Implemented by the website (`app/letters/`). */
export type RenderLetter = (content: LetterContent) => Promise<RenderedLetter>;
