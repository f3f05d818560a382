import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { isAccepting } from './pictures.ts';

const kept = (name: string) => fileURLToPath(new URL(`speech/${name}.yaml`, import.meta.url));

/**
 * Compares what a page says to those who hear it, its accessibility tree, with what was accepted, line by line.
 * @returns the first line that differs; undefined when none does
 */
export async function spokenFault(page: Page, name: string): Promise<string | undefined> {
  const spoken = `${await page.locator('body').ariaSnapshot()}\n`;
  if (isAccepting) {
    await mkdir(dirname(kept(name)), { recursive: true });
    await writeFile(kept(name), spoken);
    return;
  }
  const accepted = await readFile(kept(name), 'utf8').catch(() => undefined);
  if (accepted === undefined)
    return `what ${name} says has not been accepted: read the page, then npm run test:look -- --accept`;
  if (accepted === spoken) return;
  const before = accepted.split('\n');
  const now = spoken.split('\n');
  const line = now.findIndex((text, index) => text !== before[index]);
  return `${name} says something else in line ${line + 1}:\n- ${before[line]}\n+ ${now[line]}`;
}
