import { createAmazonSes } from './amazon-ses.ts';
import { createBrevo } from './brevo.ts';
import { createMailgun } from './mailgun.ts';
import { createPostmark } from './postmark.ts';
import type { MailProvider } from './provider.ts';
import { createSendGrid } from './sendgrid.ts';
import { createStandardWebhooks } from './standard-webhooks.ts';

const standardForm = '"whsec_" and the base64 of 24 to 64 random bytes';
const passwordForm = 'with a password of at least 16 letters, digits or -._~';

/**
 * The mail providers whose webhooks are read. `form`: what follows the name in MAIL_WEBHOOK_SECRET.
 * `create` returns undefined for a secret of another form.
 */
const providers: Record<string, { form: string; create(secret: string): MailProvider | undefined }> = {
  resend: { form: standardForm, create: createStandardWebhooks },
  ses: {
    form: 'the ARN of a standard SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
    create: createAmazonSes,
  },
  postmark: { form: `USER:PASSWORD, ${passwordForm}`, create: createPostmark },
  sendgrid: { form: 'the verification key of its webhook', create: createSendGrid },
  mailgun: { form: 'the HTTP webhook signing key', create: createMailgun },
  brevo: { form: `USER:PASSWORD, ${passwordForm}, or a token of this form`, create: createBrevo },
};

/**
 * @param setting PROVIDER:SECRET, or the secret of Standard Webhooks alone
 * @returns the provider, or the rule that the setting breaks. The rule shows no part of the setting
 */
export function parseMailProvider(setting: string): MailProvider | string {
  const colon = setting.indexOf(':');
  const name = setting.slice(0, colon);
  const known = colon > 0 && Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (known) return known.create(setting.slice(colon + 1)) ?? `must be "${name}:" and ${known.form}`;
  return createStandardWebhooks(setting) ?? `must be ${standardForm}, or one of ${prefixes()} and its secret`;
}

function prefixes(): string {
  return Object.keys(providers)
    .map((name) => `${name}:`)
    .join(', ');
}
