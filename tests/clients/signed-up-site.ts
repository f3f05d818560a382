import { type Locale, locales } from '../../content/locale.ts';
import { type MailServer, startMailServer } from '../fixtures/processes/mail-server.ts';
import { startSite } from '../fixtures/processes/site-process.ts';
import { type Receiver, startReceiver } from '../fixtures/processes/webhook-receiver.ts';
import { inFolder } from './in-folder.ts';

/** 24 bytes. */
export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

type Fan = { name: string; team: string; email: string };

export const fans: Record<Locale, Fan> = {
  en: { name: 'Zoë O’Neill', team: 'Liverpool', email: 'zoe@fans.example' },
  ar: { name: 'نورة العتيبي', team: 'الهلال', email: 'noura@fans.example' },
};

export type SignedUp = {
  /** The letter to each fan, as received. */
  letters: Record<Locale, string>;
  html: Record<Locale, string>;
  calls: Receiver['received'];
};

let opened: Promise<SignedUp> | undefined;

/** Signs up one fan in each language at a site with letters and a webhook. All rows share it. */
export function signedUp(): Promise<SignedUp> {
  opened ??= inFolder(signUp);
  return opened;
}

async function signUp(folder: string): Promise<SignedUp> {
  const [mail, receiver] = await Promise.all([startMailServer(), startReceiver()]);
  try {
    const site = await startSite({
      DATA_DIR: folder,
      AIRTABLE_WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      TICKET_SECRET: 'a secret of at least thirty-two characters',
      SMTP_URL: mail.url,
      MAIL_FROM: 'SportBuddy <hello@fans.example>',
    });
    try {
      for (const locale of locales) await post(site.url, locale);
      await Promise.all([receiver.calls(locales.length), mail.letters(locales.length)]);
    } finally {
      await site.end('SIGTERM');
    }
    const [en, ar] = [letterTo(mail, 'en'), letterTo(mail, 'ar')];
    return {
      letters: { en: en.raw, ar: ar.raw },
      html: { en: en.mail.html || '', ar: ar.mail.html || '' },
      calls: receiver.received,
    };
  } finally {
    await Promise.all([mail.close(), receiver.close()]);
  }
}

async function post(url: string, locale: Locale): Promise<void> {
  const response = await fetch(`${url}/api/early-access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fans[locale], language: locale }),
  });
  if (!response.ok) throw new Error(`the sign-up failed with ${response.status}: ${await response.text()}`);
}

function letterTo({ received }: MailServer, locale: Locale): MailServer['received'][number] {
  const { email } = fans[locale];
  const letter = received.find(({ to }) => to.includes(email));
  if (!letter) throw new Error(`no letter to ${email}`);
  return letter;
}
