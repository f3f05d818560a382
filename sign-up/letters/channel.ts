import { baseLocale, type Locale, localeNamed, localizedUrl } from '../../content/locale.ts';
import type { AttemptOutcome } from '../delivery/outcome.ts';
import type { CallOptions, Channel } from '../delivery/sender.ts';
import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';
import type { RenderedLetter, RenderLetter } from './letter.ts';
import { type Mailer, sendTimeoutMs } from './mailer.ts';
import { type ClaimedLetter, letterOutbox, readLetter, type StoredLetter } from './outbox.ts';
import { emailDigest, type LetterAccess, type LetterTokens, type Purpose } from './tokens.ts';

/** Retry delay of a letter that cannot be rendered. It needs a new release. */
const renderRetryMs = 15 * 60_000;

export type LetterChannelOptions = {
  mailer: Mailer;
  render: RenderLetter;
  tokens: LetterTokens;
  siteUrl: string;
  /** See {@link Channel}. */
  perSecond?: number;
  /** Called when a letter cannot be rendered. */
  onRenderError?: (error: unknown) => void;
};

/** The channel that sends letters. Each is read and rendered right before it is sent. */
export function letterChannel(db: Db, options: LetterChannelOptions): Channel<ClaimedLetter> {
  const { mailer, perSecond, onRenderError } = options;

  async function deliver(job: ClaimedLetter, call: CallOptions): Promise<AttemptOutcome> {
    const letter = await readLetter(db, job);
    if (!letter) return { kind: 'cancelled' };
    if (letter.validUntil !== null && Date.parse(letter.validUntil) <= (await readClock(db)))
      return { kind: 'parked', why: 'invitation-over' };
    const rendered = await renderLetter(letter, options).catch((error: unknown) => {
      onRenderError?.(error);
      return undefined;
    });
    if (!rendered) return { kind: 'retry', afterMs: renderRetryMs, why: 'not-rendered' };
    const { email } = letter.fields;
    const { kind, messageKey } = letter;
    return await mailer.send(
      { ...rendered, to: email, kind, messageKey },
      { ...call, attempts: job.attempts },
    );
  }

  return { outbox: letterOutbox, perSecond, leaseMs: 2 * sendTimeoutMs, deliver };
}

async function renderLetter(
  letter: StoredLetter,
  { render, tokens, siteUrl }: LetterChannelOptions,
): Promise<RenderedLetter & { unsubscribeUrl: string }> {
  const { kind, isFirst, fields, validUntil } = letter;
  const locale = localeNamed(letter.language) ?? baseLocale;
  const access = { id: letter.signUpId, address: emailDigest(letter.emailKey) };
  const { confirm, ...links } = await linksOf(access, { tokens, siteUrl, locale });
  const rendered = await render({
    kind,
    isFirst,
    locale,
    name: fields.name,
    team: fields.team,
    links: { ...(kind === 'confirmation' && { confirm }), ...links },
    ...(validUntil !== null && { validUntil: new Date(validUntil) }),
  });
  return { ...rendered, unsubscribeUrl: links.unsubscribe };
}

/** @returns the links of a letter to one address */
export async function linksOf(
  access: LetterAccess,
  { tokens, siteUrl, locale }: { tokens: LetterTokens; siteUrl: string; locale: Locale },
): Promise<Record<Purpose, string>> {
  const linkFor = async (purpose: Purpose) =>
    localizedUrl(siteUrl, `/ticket/${await tokens.seal(purpose, access)}`, locale);
  return {
    confirm: await linkFor('confirm'),
    ownSignUp: await linkFor('ownSignUp'),
    unsubscribe: await linkFor('unsubscribe'),
  };
}
