import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** @returns what axe-core finds wrong in a page, one line a rule and element; none for an accessible page */
export async function axeFindings(page: Page): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // Evaluated by the debugger, since the page's own policy rightly allows no foreign script.
  await page.evaluate(source);
  const violations = await page.evaluate(
    async () => (await (window as unknown as { axe: Axe }).axe.run()).violations,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
