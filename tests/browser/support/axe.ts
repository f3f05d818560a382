import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Rules = Record<string, { enabled: boolean }>;
type Axe = {
  getRules: () => { ruleId: string; tags: string[] }[];
  run: (
    within: { exclude: string[] },
    options: { rules: Rules },
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/**
 * Every rule of axe-core, its best practices and experiments too, but those of WCAG's level AAA and those given up.
 * @returns what it finds wrong in a page, one line a rule and element; none for an accessible page
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // Evaluated by the debugger, since the page's own policy rightly allows no foreign script.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const wanted = ({ tags }: { tags: string[] }) =>
      !tags.some((tag) => tag === 'deprecated' || /^wcag\d*aaa$/.test(tag));
    const rules = Object.fromEntries(
      axe.getRules().map((rule) => [rule.ruleId, { enabled: wanted(rule) }] as const),
    );
    // A row that sleeps below the window scrolls by itself; it is looked at awake where it stands in the window.
    return (await axe.run({ exclude: ['.carousel-view:not([data-mover])'] }, { rules })).violations;
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
