import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withCompany } from '../company.ts';
import type { Locale } from '../locale.ts';
import { withAddresses } from '../mail-addresses.ts';
import { policyLimits } from '../policy-limits.ts';
import { site } from '../site.ts';
import { siteContext } from '../site-context.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  effective: z.iso.date(),
  summary: z.string().min(1),
});

export const legalDocuments = ['privacy-policy', 'cookie-policy', 'terms-of-service'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/**
 * Front matter and Markdown of one document. The section `## 1. Heading` has the id `section-1`.
 */
export type LegalText = z.infer<typeof frontMatterSchema> & { markdown: string };

/**
 * @param text Markdown that starts with front matter between two lines of `---`
 * @throws Error with file and field if the front matter is invalid
 */
export function parseLegal(file: string, text: string): LegalText {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || markdown === undefined) throw new Error(`${file}: no front matter`);
  const fields = Object.fromEntries(
    head
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
  const parsed = frontMatterSchema.safeParse(fields);
  if (parsed.success) return { ...parsed.data, markdown };
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: field ${issue?.path.join('.')}: ${issue?.message}`);
}

/** @returns the legal document at `path`, undefined if the page is none */
export function legalDocumentAt(path: string): LegalDocument | undefined {
  return legalDocuments.find((document) => path === `/${document}`);
}

/** Text between the lines `:::letters` and `:::`. */
const letterBlock = /^:::letters\n([\s\S]*?)^:::\n/gm;

/** @throws Error if `policyLimits` has no number of this name */
function withPolicyLimits(text: string): string {
  const limits = new Map<string, number>(Object.entries(policyLimits));
  return text.replace(/\{limit\.(\w+)\}/g, (placeholder, name: string) => {
    const limit = limits.get(name);
    if (limit === undefined) throw new Error(`${placeholder}: content/policy-limits.ts has no such number`);
    return String(limit);
  });
}

/**
 * Reads a document from content/legal and fills in limits, the company's facts and the addresses. Leaves
 * out what is about letters, unless they are sent.
 */
export function readLegal(language: Locale, document: LegalDocument): LegalText {
  const file = join('content/legal', language, `${document}.md`);
  const text = readFileSync(file, 'utf8').replace(letterBlock, siteContext().hasLetters ? '$1' : '');
  const filled = withCompany(withPolicyLimits(text), site.company, language);
  return parseLegal(file, withAddresses(filled, language, 'markdown'));
}
