import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 50;

/** Resolves when the site has rendered all pages. */
export async function untilReady(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(pollMs);
}

/** @returns the path of each page of the sitemap */
export async function pagePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, page = '']) => new URL(page).pathname);
  return [...new Set(paths)];
}
