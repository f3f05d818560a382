import type { TestProject } from 'vitest/node';
import { startSiteOn } from '../look/site/site-server.ts';
import { listenTo } from './listening-site.ts';

/** One site for both engines, with the clock that the pictures have. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSiteOn('beforeLaunch');
  const listening = await listenTo(Number(new URL(site.url).port));
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
