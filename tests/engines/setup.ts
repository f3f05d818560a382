import type { TestProject } from 'vitest/node';
import { startSiteOn } from '../look/site/site-server.ts';
import { startErrorRecordingProxy } from './error-recording-proxy.ts';

/** Starts one site for both engines, on the day of the reference pictures. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSiteOn('beforeLaunch');
  const proxy = await startErrorRecordingProxy(Number(new URL(site.url).port));
  project.provide('site', proxy.url);
  return async () => {
    await proxy.stop();
    await site.stop();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}
