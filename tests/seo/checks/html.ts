import { HtmlValidate, type RuleConfig } from 'html-validate';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

/** What the standard does not ask for, or what another tool of this project decides. */
const exceptions: RuleConfig = {
  // React writes `<!DOCTYPE html>`, `charSet` and `<meta …/>`; HTML reads them alike.
  'attr-case': 'off',
  'void-style': 'off',
  // Inline styles carry a page's own values, such as a team's colours, as custom properties.
  'no-inline-style': 'off',
  // Titles follow SPEC's patterns; result lists cut what is too long for them.
  'long-title': 'off',
};

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules: exceptions });

/** Every page is valid HTML. */
export async function checkHtml(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { address, html } of [...site.pages.values(), ...site.notFound.values()]) {
    const { results } = await validator.validateString(html, address);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push({ where: address, what: `${ruleId}: ${message}${selector ? ` (${selector})` : ''}` });
  }
  return findings;
}
