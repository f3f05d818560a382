import { verify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { FetchText } from './fetch-text.ts';
import { isFresh } from './provider.ts';

/** A retry keeps the time of the first attempt. SNS retries for an hour at most. */
const maxAgeMs = 2 * 3_600_000;
/** SNS waits 15 seconds for a response. */
export const snsTimeoutMs = 5_000;
export const maxSnsResponseBytes = 64 * 1024;
/** SNS signs with one certificate, which it replaces from time to time. */
const maxCertificates = 10;
const certificateTtlMs = 24 * 3_600_000;

const dnsSuffixes: Record<string, string> = {
  aws: 'amazonaws.com',
  'aws-us-gov': 'amazonaws.com',
  'aws-cn': 'amazonaws.com.cn',
  'aws-eusc': 'amazonaws.eu',
};
/** FIFO topics, whose names end in `.fifo`, cannot deliver to HTTPS. */
const topicArn = /^arn:(aws|aws-us-gov|aws-cn|aws-eusc):sns:([a-z]+(?:-[a-z]+)+-\d+):\d{12}:[\w-]{1,256}$/;

/** @returns the origin of SNS in the region of a topic, undefined if the text names no standard topic */
export function snsOrigin(arn: string): string | undefined {
  const [, partition = '', region = ''] = topicArn.exec(arn) ?? [];
  const suffix = dnsSuffixes[partition];
  return suffix && `https://sns.${region}.${suffix}`;
}

const algorithms = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' } as const;

const common = {
  Message: z.string(),
  MessageId: z.string(),
  Timestamp: z.string(),
  TopicArn: z.string(),
  Signature: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  SigningCertURL: z.string(),
};
export const snsMessageSchema = z.discriminatedUnion('Type', [
  z.looseObject({ ...common, Type: z.literal('Notification'), Subject: z.string().nullish() }),
  z.looseObject({
    ...common,
    Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
    SubscribeURL: z.string(),
    Token: z.string(),
  }),
]);
export type SnsMessage = z.infer<typeof snsMessageSchema>;

export function isFreshMessage({ Timestamp }: SnsMessage): boolean {
  return isFresh(Date.parse(Timestamp), maxAgeMs);
}

/**
 * @param origin that of the topic: its certificates come from no other
 * @returns a check of signatures. It throws if the certificate cannot be had at the moment
 */
export function createSignatureCheck(origin: string, fetchText: FetchText) {
  const certificates = new LRUCache<string, X509Certificate>({
    max: maxCertificates,
    ttl: certificateTtlMs,
    // Concurrent calls share one request. Errors are not cached.
    fetchMethod: async (url, _stale, { signal }) =>
      new X509Certificate(
        await fetchText(url, { maxBytes: maxSnsResponseBytes, timeoutMs: snsTimeoutMs, signal }),
      ),
  });

  return async function isSigned(message: SnsMessage): Promise<boolean> {
    if (!isCertificateUrl(message.SigningCertURL, origin)) return false;
    const certificate = await certificates.forceFetch(message.SigningCertURL);
    const now = Date.now();
    if (now < certificate.validFromDate.getTime() || now > certificate.validToDate.getTime()) return false;
    return verify(
      algorithms[message.SignatureVersion],
      Buffer.from(signedText(message)),
      certificate.publicKey,
      Buffer.from(message.Signature, 'base64'),
    );
  };
}

function isCertificateUrl(url: string, origin: string): boolean {
  return (
    url.startsWith(`${origin}/`) && /^SimpleNotificationService-\w+\.pem$/.test(url.slice(origin.length + 1))
  );
}

/** The signed fields by name, each name and value on a line of its own. */
function signedText(message: SnsMessage): string {
  const { Message, MessageId, Timestamp, TopicArn, Type } = message;
  const fields =
    message.Type === 'Notification'
      ? { Message, MessageId, Subject: message.Subject, Timestamp, TopicArn, Type }
      : {
          Message,
          MessageId,
          SubscribeURL: message.SubscribeURL,
          Timestamp,
          Token: message.Token,
          TopicArn,
          Type,
        };
  return Object.entries(fields)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
}
