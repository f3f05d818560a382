import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../fixtures/free-port.ts';
import { startSite } from '../look/site-server.ts';
import { listenTo } from './listening-site.ts';

/** One site for all engines, as it is on the day that pages are looked at. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-engines-'));
  const port = await freePort();
  const site = await startSite(port, data);
  const listening = await listenTo(port);
  project.provide('site', listening.url);
  return async () => {
    await listening.stop();
    await site.stop();
    await rm(data, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}
