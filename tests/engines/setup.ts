import type { TestProject } from 'vitest/node';
import { freePort } from '../fixtures/processes/free-port.ts';
import { startSite } from '../look/site/site-server.ts';
import { listenTo } from './listening-site.ts';

/** One site for all engines, as it is on the day that pages are looked at. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const site = await startSite(port);
  const listening = await listenTo(port);
  project.provide('site', listening.url);
  return async () => {
    await listening.stop();
    await site.stop();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}
