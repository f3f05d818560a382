import type { Page } from '@playwright/test';

/** `value` as in CLS; `what` says each part that moved and from where to where. */
export type Shift = { value: number; what: string[] };

type Attribution = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & { value: number; sources: Attribution[] };
type Counting = { shifts: Shift[] };

/**
 * Notes the layout shifts of the pages opened from now on.
 * @returns what reads them so far
 */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const placed = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join()} (${[width, height].map(Math.round).join(' × ')})`;
    const named = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : `“${node?.textContent}”`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${named(node)}: ${placed(previousRect)} → ${placed(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Counting).shifts);
}

/** Adds up the layout shifts (CLS) of the pages opened from now on. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await noteShifts(page);
  return async () => (await shifts()).reduce((sum, { value }) => sum + value, 0);
}
