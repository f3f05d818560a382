import type { Page } from '@playwright/test';

/** Delays the page's scripts until `release` is called. */
export async function holdScripts(
  page: Page,
  which: 'all' | 'all but the entry',
): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let entry: Set<string> | null = null;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    entry ??= await entryFiles(page);
    if (which === 'all' || !entry.has(new URL(route.request().url()).pathname)) await released;
    // Fails if the page was left in the meantime.
    await route.continue().catch(() => {});
  });
  return { release };
}

/** @returns the paths of the page's entry script and its static imports */
async function entryFiles(page: Page): Promise<Set<string>> {
  const html = await (await page.request.get('/features')).text();
  const [, path = ''] = /<script data-scripts="([^"]+)"/.exec(html) ?? [];
  const found = new Set<string>();
  const follow = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.add(address);
    const code = await (await page.request.get(address)).text();
    const imports = [...code.matchAll(/import(?:[^"'`;()]*from)?["'`](\.[^"'`]+)["'`]/g)];
    for (const [, file = ''] of imports) await follow(new URL(file, `http://site${address}`).pathname);
  };
  await follow(path);
  return found;
}
