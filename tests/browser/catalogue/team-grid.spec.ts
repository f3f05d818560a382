import { teamRows } from '../../../app/pages/hub/team-rows.ts';
import { expect, test } from '../support/fixtures.ts';

const widths = [320, 375, 600, 768, 1023, 1024, 1100, 1280, 1366, 1440, 1920, 2560];
/** All numbers up to more than four full rows, then every seventh. */
const teamCounts = Array.from({ length: 120 }, (_, index) => index + 1).filter(
  (count) => count <= 42 || count % 7 === 0,
);

/**
 * Runs in the page. Fills the stand with teams of the page, and @returns a line for each stand with
 * a badge or name beyond its place, its row or the window
 */
function crowdedStands(stands: readonly (readonly number[])[]): string[] {
  const stand = document.querySelector('.team-rows');
  const [row] = document.querySelectorAll<HTMLElement>('.team-row');
  const entries = [...document.querySelectorAll('.team-row > li')];
  if (!stand || !row) throw new Error('the page has no stand');
  const tolerance = 1;
  return stands.flatMap((steps) => {
    const total = steps.reduce((sum, size) => sum + size, 0);
    let from = total;
    stand.replaceChildren(
      ...steps.map((size, index) => {
        from -= size;
        const step = row.cloneNode() as HTMLElement;
        step.style.setProperty('--row', String(Math.min(steps.length - 1 - index, 3)));
        step.style.setProperty('--from', String(from));
        step.style.setProperty('--count', String(size));
        const names = Array.from({ length: size }, (_, place) => entries[(from + place) % entries.length]);
        step.append(...names.map((entry) => entry?.cloneNode(true) ?? ''));
        return step;
      }),
    );
    const places = [...stand.querySelectorAll('li')].filter((place) => place.checkVisibility());
    const boxes = places.map((place) => place.getBoundingClientRect());
    const isCrowded = places.some((place, index) => {
      const box = boxes[index];
      const next = boxes[index + 1];
      if (!box) return true;
      const isBeyond = box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance;
      const isOnNext =
        next?.top === box.top && box.right > next.left + tolerance && next.right > box.left + tolerance;
      const isTooWide = [...place.querySelectorAll('img, bdi')].some((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < box.left - tolerance || right > box.right + tolerance;
      });
      return isBeyond || isOnNext || isTooWide;
    });
    return isCrowded ? [`${total} teams`] : [];
  });
}

for (const path of ['/football', '/ar/football'])
  test(`the stand of ${path} holds any number of teams at any width`, {
    tag: path.startsWith('/ar') ? [] : '@long',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const stands = teamCounts.map(teamRows);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(crowdedStands, stands), `${width} px`).toEqual([]);
    }
  });
