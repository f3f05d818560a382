import PostalMime from 'postal-mime';

/** A recipient that a notification reports as failed. `status`: an enhanced code of RFC 3463. */
export type FailedRecipient = { email: string; status: string; isPermanent: boolean };

const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);
const typedAddress = /^(?:rfc822|utf-8)\s*;\s*(\S+@\S+)/i;
/** Signs outside ASCII, as RFC 6533 writes them. */
const escapedSign = /\\x\{([0-9a-f]{1,6})\}/gi;

/**
 * Reads a delivery status notification (RFC 3464).
 * @returns its failed recipients, undefined if the message is no such notification
 */
export async function readDeliveryStatus(message: Buffer): Promise<FailedRecipient[] | undefined> {
  const status = await statusOf(message);
  if (status === undefined) return undefined;
  return groupsOf(status).flatMap((fields) => {
    const email = addressOf(fields.get('original-recipient')) ?? addressOf(fields.get('final-recipient'));
    if (email === undefined || !/^failed\b/i.test(fields.get('action') ?? '')) return [];
    const [code = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
    return [{ email, status: code, isPermanent: concernsAddress(code) }];
  });
}

async function statusOf(message: Buffer): Promise<string | undefined> {
  try {
    // The returned letter is not parsed: it may contain a notification too.
    const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const;
    const { attachments } = await PostalMime.parse(message, options);
    const part = attachments.find(({ mimeType }) => statusTypes.has(mimeType));
    return typeof part?.content === 'string' ? part.content : undefined;
  } catch {
    // The parser limits the depth and the headers of a message.
    return undefined;
  }
}

/** @returns the fields of each group by name: first those of the message, then of each recipient */
function groupsOf(status: string): Map<string, string>[] {
  const unfolded = status.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded.split(/\n[ \t]*\n/).map((group) => {
    const fields = group.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    });
    return new Map(fields);
  });
}

/** The address that the letter was sent to is the original one. The final one may be behind it. */
function addressOf(field: string | undefined): string | undefined {
  const [, address] = typedAddress.exec(field ?? '') ?? [];
  return address?.replaceAll(escapedSign, (sign, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : sign;
  });
}

/**
 * Subjects of RFC 3463 that concern the address: 0 unknown, 1 address, 2 mailbox, 4 routing. Others
 * concern the letter or the sender, such as 5.7.1 for an unwanted sender.
 */
const addressSubjects = new Set([0, 1, 2, 4]);
/** Of these subjects: the sender's address, a full mailbox, a large letter, congestion, loops, time. */
const otherDetails = new Set(['5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.4.5', '5.4.6', '5.4.7']);

function concernsAddress(status: string): boolean {
  const [level, subject] = status.split('.').map(Number);
  return level === 5 && addressSubjects.has(subject ?? -1) && !otherDetails.has(status);
}
