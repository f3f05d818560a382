import type { Page } from '@playwright/test';

/** Keeps scripts from the page, as a slow line does, until they are let go. */
export async function holdScripts(
  page: Page,
  which: 'all' | 'all but the entry',
): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let entry: Set<string> | null = null;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    entry ??= await entryOf(page);
    if (which === 'all' || !entry.has(new URL(route.request().url()).pathname)) await held;
    // A page that was left has no use for what it had asked for.
    await route.continue().catch(() => {});
  });
  return { letGo };
}

/** The script that a page names, and all that it cannot run without. */
async function entryOf(page: Page): Promise<Set<string>> {
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
