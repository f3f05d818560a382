import { isLaunched, launchDay, launchText } from '../../content/clock/timed-text.ts';
import type { Company } from '../../content/company.ts';
import { localizedUrl } from '../../content/locale.ts';
import { shownAddress } from '../../content/mail-addresses.ts';
import { site } from '../../content/site.ts';
import { siteContext } from '../../content/site-context.ts';
import type { LetterContent } from '../../sign-up/letters/letter.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { formatDay } from '../i18n/format.ts';
import { m } from '../i18n/paraglide/messages.js';
import { teamNamed } from '../search/entries/team-named.ts';
import { cutName, isolate, typedName } from './typed-name.ts';

export type LetterLink = { label: string; url: string };

/** All texts of a letter in reading order. Its HTML and its plain text contain all of them. */
export type LetterWords = {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  button: LetterLink;
  /** Links to the app stores. */
  stores: LetterLink[];
  /** Below the button. */
  note?: string;
  /** The lines on the ticket. */
  ticket: { label: string; value: string }[];
  links: LetterLink[];
  /** Why the person gets the letter, and who sends it. */
  small: string[];
};

/** Visible characters of a name in a letter to an address that is not confirmed. */
const maxUnconfirmedName = 30;

type OwnWords = Pick<LetterWords, 'subject' | 'heading' | 'paragraphs' | 'button' | 'note'>;

/** @returns the words of a letter in the language of the render context */
export function letterWords(content: LetterContent): LetterWords {
  const { kind, links } = content;
  const own = wordsOfKind[kind](content);
  const { name, team } = fanFacts(content);
  const ownSignUp = { label: m.letter_own_sign_up(), url: links.ownSignUp };
  const support = shownAddress('support');
  return {
    ...own,
    greeting: name ? m.letter_greeting({ name: isolate(name) }) : m.letter_greeting_plain(),
    stores: kind === 'launch' ? storeLinks() : [],
    ticket: ticketFacts(team),
    links: [
      ...(own.button.url === ownSignUp.url ? [] : [ownSignUp]),
      { label: m.letter_leave(), url: links.unsubscribe },
    ],
    small: [
      m.letter_reason({ host: isolate(new URL(siteContext().siteUrl).host) }),
      ...senderFacts(site.company),
      ...(support ? [m.letter_questions({ email: isolate(support) })] : []),
    ],
  };
}

/**
 * What the letter shows of the typed texts. Anybody may have typed them, until the owner of the
 * address confirms: a team then has the name that the catalogue knows, or none.
 */
function fanFacts({ kind, isFirst, ...typed }: LetterContent): { name: string; team: string } {
  const name = typedName(typed.name);
  if (kind !== 'confirmation' && !isFirst) return { name, team: typedName(typed.team) };
  const team = teamNamed(typed.team)?.name[currentLocale()] ?? '';
  return { name: cutName(name, maxUnconfirmedName), team };
}

const wordsOfKind: Record<LetterContent['kind'], (content: LetterContent) => OwnWords> = {
  confirmation({ links }) {
    if (!links.confirm) throw new Error('a confirmation needs links.confirm');
    return {
      subject: m.letter_confirm_subject(),
      heading: m.letter_confirm_heading(),
      paragraphs: [m.letter_confirm_text()],
      button: { label: m.letter_confirm_button(), url: links.confirm },
      note: m.letter_confirm_note(),
    };
  },
  /** The button leads to the home page, which shows the store of the reader's device. */
  launch: ({ isFirst, validUntil }) => ({
    subject: m.letter_launch_subject(),
    heading: m.letter_launch_heading(),
    paragraphs: [
      isFirst ? m.letter_launch_first() : m.letter_launch_text(),
      m.letter_launch_app(),
      ...validity(validUntil),
    ],
    button: {
      label: m.letter_launch_button(),
      url: localizedUrl(siteContext().siteUrl, '/', currentLocale()),
    },
  }),
  reminder({ links, validUntil }) {
    const day = launchDay(currentLocale());
    return {
      subject: launchText(m.letter_reminder_subject({ day }), m.letter_launch_subject()),
      heading: launchText(m.letter_reminder_heading(), m.letter_launch_heading()),
      paragraphs: [
        launchText(m.letter_reminder_text({ day }), m.letter_reminder_text_open()),
        m.letter_reminder_own_sign_up(),
        ...validity(validUntil),
      ],
      button: { label: m.letter_reminder_button(), url: links.ownSignUp },
    };
  },
};

function validity(until: Date | undefined): string[] {
  return until ? [m.letter_launch_valid({ date: formatDay(until, currentLocale(), 'UTC') })] : [];
}

/**
 * Like the badges of pages: before the launch a store may take pre-orders. Leaves out a store
 * without a listing.
 */
function storeLinks(): LetterLink[] {
  const { appStoreUrl, playStoreUrl, hasPreOrder, hasPreRegistration } = siteContext();
  const isBefore = !isLaunched();
  const ios = isBefore && hasPreOrder ? m.store_ios_pre_order() : m.store_ios_small();
  const android = isBefore && hasPreRegistration ? m.store_android_pre_register() : m.store_android_small();
  return [
    ...(appStoreUrl ? [{ label: `${ios} App Store`, url: appStoreUrl }] : []),
    ...(playStoreUrl ? [{ label: `${android} Google Play`, url: playStoreUrl }] : []),
  ];
}

function ticketFacts(team: string): LetterWords['ticket'] {
  return [
    ...(team ? [{ label: m.letter_team(), value: isolate(team) }] : []),
    { label: m.sign_up_gate(), value: m.sign_up_gate_value() },
    { label: m.sign_up_row(), value: m.sign_up_row_value() },
    { label: m.sign_up_seat(), value: m.sign_up_seat_value() },
  ];
}

/** Facts that are not decided are left out: a letter is no place for a note about them. */
function senderFacts({ name, address, number }: Company): string[] {
  const locale = currentLocale();
  return [
    ...(name ? [m.letter_company({ name: name[locale] })] : []),
    ...(address ? [address[locale]] : []),
    ...(number ? [m.letter_number({ number: number[locale] })] : []),
  ];
}
