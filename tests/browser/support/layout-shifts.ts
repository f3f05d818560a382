import type { Page } from '@playwright/test';

/** A layout shift: its score, and the elements that moved. */
type Shift = { value: number; moved: string[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records the layout shifts of all pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.className : node?.textContent) ?? '';
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns the shifts above `max` until the next frame has been painted */
export async function shiftsAbove(page: Page, max: number): Promise<Shift[]> {
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts') as Shift[];
  });
  return shifts.filter(({ value }) => value > max);
}
