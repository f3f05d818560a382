import { locales } from '../../../content/locale.ts';
import { load } from '../packages.ts';
import type { Row } from '../row.ts';
import { fans, signedUp, webhookSecret } from '../signed-up-site.ts';

type Verifier = { Webhook: new (secret: string) => { verify(body: string, headers: object): unknown } };

/** Each package verifies the calls with which the site delivers sign-ups. */
function verifier(name: string, version: string, differs?: string): Row {
  const client = { name, version };
  return {
    title: `${name} accepts the signed sign-ups, and none that was changed or is old`,
    packages: [client],
    ...(differs !== undefined && { differs }),
    async checkSite() {
      const { Webhook } = await load<Verifier>(client);
      const webhook = new Webhook(webhookSecret);
      const { calls } = await signedUp();
      for (const { text, headers } of calls) webhook.verify(text, headers);
      const names = calls.map(({ body }) => body.Name);
      const missing = locales.map((locale) => fans[locale].name).filter((each) => !names.includes(each));
      return [...missing.map((each) => `no call for ${each}`), ...calls.flatMap(wronglyAccepted)];

      function wronglyAccepted({ headers, text }: (typeof calls)[number]): string[] {
        const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 600) };
        const accepts = (body: string, given: object) => {
          try {
            webhook.verify(body, given);
            return true;
          } catch {
            return false;
          }
        };
        return [
          ...(accepts(text.replace('"Name":"', '"Name":"x'), headers) ? ['accepts a changed body'] : []),
          ...(accepts(text, old) ? ['accepts an old call'] : []),
        ];
      }
    },
  };
}

export const standardWebhooks = verifier('standardwebhooks', '1.1.1');
export const svix = verifier(
  'svix',
  '2.5.0',
  'right. `verify` returns nothing, so the receiver parses the body itself',
);
