import { randomUUID } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { domainToASCII } from 'node:url';
import { baseLocale, type Locale, localeNamed, locales } from '../../../content/locale.ts';
import { defaultSiteContext } from '../../../content/site-context.ts';
import { linksOf } from '../../letters/channel.ts';
import type { RenderLetter } from '../../letters/letter.ts';
import { createMailer, domainOf, parseSender } from '../../letters/mailer.ts';
import { checkSender, type Resolver } from '../../letters/sender-dns.ts';
import { createLetterTokens, emailDigest } from '../../letters/tokens.ts';
import { normalizeEmail } from '../../normalize-email.ts';
import { onlyArgument, parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { describeFailure } from '../failure-words.ts';
import { OperatorError } from '../operator-error.ts';

const stateWords = { good: 'good', bad: 'wrong', skipped: 'unknown' };

/** Names of the recipient. */
const names: Record<Locale, string> = { en: 'Ann', ar: 'نورة' };

export type LetterTestOptions = {
  resolver: Resolver;
  /** Loads the renderer of the built site. */
  loadRenderer: (site: Context['site']) => Promise<RenderLetter>;
};

/**
 * Sends a confirmation letter whose links open no sign-up, and checks the DNS records of MAIL_FROM.
 */
export async function letterTestCommand(
  { mail, site, write }: Context,
  args: string[],
  { resolver, loadRenderer }: LetterTestOptions = { resolver: dns, loadRenderer: loadBuiltRenderer },
): Promise<void> {
  const { address, locale, selector } = readArguments(args);
  if (!mail) throw new OperatorError('no-mail');
  const render = await loadRenderer(site);
  const tokens = await createLetterTokens(mail.secret);
  const access = { id: randomUUID(), address: emailDigest(address) };
  const links = await linksOf(access, { tokens, siteUrl: site.siteUrl, locale });
  const letter = await render({
    kind: 'confirmation',
    isFirst: false,
    locale,
    name: names[locale],
    team: '',
    links,
  });
  const mailer = createMailer(mail);
  const outcome = await mailer.send(
    {
      ...letter,
      to: address,
      kind: 'confirmation',
      messageKey: `test.${randomUUID()}`,
      unsubscribeUrl: links.unsubscribe,
    },
    { attempts: 1 },
  );
  mailer.close();
  const isSent = outcome.kind === 'delivered';
  const result = 'why' in outcome ? `Not sent: ${describeFailure(outcome.why)}.` : `Sent to ${address}.`;
  await write(`${result}\n`);
  const { address: sender } = parseSender(mail.from);
  const checks = await checkSender(domainToASCII(domainOf(sender)), selector, resolver);
  for (const { name, state, text } of checks) await write(`${name}: ${stateWords[state]}. ${text}\n`);
  const failed = checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
  if (!isSent || failed.length > 0)
    throw new OperatorError('letter-test-failed', { what: [...(isSent ? [] : ['sending']), ...failed] });
}

/** @throws OperatorError if there is no build, or it is older than letters */
async function loadBuiltRenderer(site: Context['site']): Promise<RenderLetter> {
  const { currentRelease, distFolder } = await import('../../../bundler/releases.ts');
  const { loadLetters } = await import('../../../bundler/built-site.ts');
  const release = await currentRelease(distFolder);
  const renderLetter = release && (await loadLetters(release.folder));
  if (!renderLetter) throw new OperatorError('no-build');
  return (content) =>
    renderLetter(content, {
      ...defaultSiteContext(),
      ...site,
      hasLetters: true,
    });
}

/** @throws OperatorError when the arguments are wrong */
function readArguments(args: string[]): { address: string; locale: Locale; selector: string | undefined } {
  const { positionals, values } = parseOptions({
    args,
    allowPositionals: true,
    options: { lang: { type: 'string' }, dkim: { type: 'string' } },
  });
  const typed = onlyArgument(positionals);
  const address = normalizeEmail(typed);
  const locale = values.lang === undefined ? baseLocale : localeNamed(values.lang);
  const isSelector = values.dkim === undefined || /^[\w-]+(\.[\w-]+)*$/.test(values.dkim);
  if (!/^[^@\s]+@[^@\s]+$/.test(address)) wrongUsage(`"${typed}" is no e-mail address.`);
  if (!locale) return wrongUsage(`--lang "${values.lang}" is not one of ${locales.join(', ')}.`);
  if (!isSelector) wrongUsage(`--dkim "${values.dkim}" is no selector.`);
  return { address, locale, selector: values.dkim };
}
