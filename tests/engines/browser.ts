import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type { Engine, Tab } from './drivers/tab.ts';
import { type ErrorRecordingProxy, startErrorRecordingProxy } from './error-recording-proxy.ts';
import { type Visitor, visitorIn } from './visitor.ts';

const crashNotice = 'exited, or stopped painting or answering';

export type Browser = { readonly tab: Tab; readonly visitor: Visitor; registerHooks(): void };

/**
 * A browser that is started before the first test of a suite, and restarted if it exits, or stops
 * painting or answering. It has a network of its own, because both engines are tested at once.
 */
export function browserOf({ name, start }: Engine, scripts: boolean): Browser {
  let tab: Tab | undefined;
  let proxy: ErrorRecordingProxy | undefined;
  const requireTab = () => {
    if (!tab) throw new Error(`${name} has not been started`);
    return tab;
  };
  return {
    get tab() {
      return requireTab();
    },
    get visitor() {
      if (!proxy) throw new Error('the proxy has not been started');
      return visitorIn(requireTab(), proxy);
    },
    registerHooks() {
      beforeAll(async () => {
        proxy = await startErrorRecordingProxy(Number(new URL(inject('site')).port));
      });
      beforeEach(async () => {
        if (tab && !tab.isDead()) return;
        if (tab) console.warn(`${name} ${crashNotice} and is restarted`);
        await tab?.close();
        tab = await start({ scripts });
      });
      afterEach(() => {
        if (tab?.isDead()) throw new Error(`${name} ${crashNotice}`);
      });
      afterAll(async () => {
        await tab?.close();
        await proxy?.stop();
      });
    },
  };
}

/**
 * Retries a test once if the browser crashed, because that is no fault of the site. Other failures
 * are not retried.
 */
export const retryAfterCrash = { count: 1, condition: new RegExp(crashNotice) };
