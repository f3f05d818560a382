import stylelint from 'stylelint';

/**
 * Sizes at which the layout changes. Widths are in em: a window with enlarged text gets the layout
 * that its text has room for.
 */
const windowSizes: Record<string, readonly string[]> = {
  // A small phone, or a phone with enlarged text | a phone | a tablet | a computer | free margins.
  width: ['22.5em', '30em', '48em', '64em', '90em'],
  // A laptop, or a phone, with the bars of its browser | a large phone.
  height: ['700px', '780px'],
};

/** @returns the size features of a media query that are not on the list */
export function unlistedSizes(query: string): string[] {
  return (
    query.match(/\([^()]*\b(?:width|height|inline-size|block-size|aspect-ratio)\b[^()]*\)/g) ?? []
  ).filter((feature) => {
    const [, side = '', size = ''] = /^\((width|height) (?:<|>=) (\S+)\)$/.exec(feature) ?? [];
    return !windowSizes[side]?.includes(size);
  });
}

export const ruleName = 'site/window-sizes';

const rule: stylelint.RuleBase = () => (root, result) => {
  root.walkAtRules('media', (rule) => {
    for (const feature of unlistedSizes(rule.params))
      stylelint.utils.report({
        result,
        ruleName,
        node: rule,
        word: feature,
        message: `${feature} is no size of tests/conventions/window-sizes.ts. Use \`<\` or \`>=\` with one of them, a fluid value or a container query (${ruleName})`,
      });
  });
};

export const windowSizesPlugin = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, { ruleName, messages: {} }),
);
