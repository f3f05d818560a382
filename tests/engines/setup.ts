import type { TestProject } from 'vitest/node';
import { startSiteOn } from '../look/site/site-server.ts';

/** Starts one site for both engines, on the day of the reference pictures. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSiteOn('beforeLaunch');
  project.provide('site', site.url);
  return () => site.stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}
