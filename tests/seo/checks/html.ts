import { HtmlValidate, type RuleConfig } from 'html-validate';
import type { Finding } from '../finding.ts';
import type { PageFacts } from '../page-facts.ts';

/** Rules of the presets that go beyond the standard, with the reason for each exception. */
const exceptions: RuleConfig = {
  // React writes `charSet`, `<meta …/>` and `muted=""`, which HTML parsers treat like the usual
  // spelling.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // A field without a type is a text field.
  'no-implicit-input-type': 'off',
  // Inline styles set custom properties for values of one page, such as a team's colours.
  'no-inline-style': 'off',
  // Titles follow one pattern for each page kind. Search engines truncate long ones.
  'long-title': 'off',
  // Search suggestions are links, which a native list of options cannot contain.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Files from the own server need no integrity attribute.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: exceptions,
});

/** @returns violations of the HTML standard and of html-validate's accessibility preset */
export async function checkHtml(pages: readonly Pick<PageFacts, 'address' | 'html'>[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { address, html } of pages) {
    const { results } = await validator.validateString(html, address);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push({ where: address, what: `${ruleId}: ${message}${selector ? ` (${selector})` : ''}` });
  }
  return findings;
}
