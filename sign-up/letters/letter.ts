import type { Locale } from '../../content/locale.ts';
import type { LetterKind } from '../store/tables.ts';

/** Content of a letter. `confirm`: only in a confirmation. All links are absolute. */
export type LetterContent = {
  kind: LetterKind;
  /**
   * No confirmation was queued and no letter delivered before: the person signed up without
   * SMTP_URL.
   */
  isFirst: boolean;
  locale: Locale;
  name: string;
  /** Empty if unknown. */
  team: string;
  links: { confirm?: string; ownSignUp: string; unsubscribe: string };
  /** When the invitation expires. */
  validUntil?: Date | undefined;
};

export type RenderedLetter = { subject: string; html: string; text: string };

/** Renders a letter. Implemented by the website (`app/letters/`). */
export type RenderLetter = (content: LetterContent) => Promise<RenderedLetter>;
