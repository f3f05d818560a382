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
 * Runs all rules of axe-core, including best practices and experimental rules. Excludes WCAG AAA,
 * deprecated rules and `color-contrast`, because `contrast.ts` checks contrast by pixels.
 * @returns a line for each violation
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // `evaluate` bypasses the page's Content-Security-Policy, which allows no foreign scripts.
  await page.evaluate(source);
  let done = false;
  const running = page.evaluate(runAxe).finally(() => {
    done = true;
  });
  // axe uses timers, and the page's clock is paused.
  while (!done) await page.clock.runFor(1);
  return (await running).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Runs in the page. */
async function runAxe() {
  const { axe } = window as unknown as { axe: Axe };
  const isWanted = (id: string, tags: string[]) =>
    id !== 'color-contrast' && !tags.some((tag) => tag === 'deprecated' || /^wcag\d*aaa$/.test(tag));
  const rules = Object.fromEntries(
    axe.getRules().map(({ ruleId, tags }) => [ruleId, { enabled: isWanted(ruleId, tags) }] as const),
  );
  // Excludes carousels that are not hydrated yet, which scroll natively.
  return (await axe.run({ exclude: ['.carousel-view:not([data-started])'] }, { rules })).violations;
}
