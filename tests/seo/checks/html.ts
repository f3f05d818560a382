import { HtmlValidate, type RuleConfig } from 'html-validate';
import type { Finding } from '../finding.ts';
import type { PageFacts } from '../page-facts.ts';

/** What the presets ask beyond the standard, and why it does not hold here. */
const exceptions: RuleConfig = {
  // React writes `charSet`, `<meta …/>`, `muted=""`; HTML reads them as it reads the short spellings.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // A field without a type is a text field.
  'no-implicit-input-type': 'off',
  // Inline styles carry a page's own values, such as a team's colours, as custom properties.
  'no-inline-style': 'off',
  // Titles follow one pattern a kind of page; result lists cut what is too long for them.
  'long-title': 'off',
  // Suggestions under a search field are links, which a native list of options cannot hold.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Our own files come from our own server.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: exceptions,
});

/** @returns what breaks the HTML standard or the accessibility presets of html-validate */
export async function checkHtml(pages: readonly Pick<PageFacts, 'address' | 'html'>[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { address, html } of pages) {
    const { results } = await validator.validateString(html, address);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push({ where: address, what: `${ruleId}: ${message}${selector ? ` (${selector})` : ''}` });
  }
  return findings;
}
