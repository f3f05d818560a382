import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { connect } from '../../browsers/connection.ts';

const attached = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) });
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });

/** A page of a browser, spoken to by Chrome's DevTools protocol without anybody between. */
export type DrivenPage = {
  call(method: string, params?: object): Promise<unknown>;
  /** @returns what an expression is worth in the page, as plain data */
  run<Told>(expression: string): Promise<Told>;
};

/** A tab, and the pages that it shows one after the other: one rendered ahead is another page. */
export type DrivenTab = {
  first: DrivenPage;
  /** Resolves with the page that the visitor sees at an address, once there is one. */
  seenAt(url: string): Promise<DrivenPage>;
};

const answerMs = 500;
const longestWaitMs = 60_000;

/** Opens a tab of the browser that listens at `address`; who attaches to a page alone keeps it from rendering ahead. */
export async function openTab(address: string): Promise<DrivenTab> {
  const pages: DrivenPage[] = [];
  const { call, gone } = await connect(address, (method, params) => {
    if (method !== 'Target.attachedToTarget') return;
    const { sessionId, targetInfo } = attached.parse(params);
    if (targetInfo.type === 'page')
      pages.push(drivenPage((name, given = {}) => call(name, given, sessionId)));
  });
  const created = await call('Target.createTarget', { url: 'about:blank', forTab: true });
  const { targetId } = z.object({ targetId: z.string() }).parse(created);
  const joined = await call('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(joined);
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', all, sessionId);
  while (!pages[0]) await wait(10);
  return {
    first: pages[0],
    async seenAt(url) {
      const end = Date.now() + longestWaitMs;
      while (!gone() && Date.now() < end) {
        for (const page of pages) {
          const asked = page.run<boolean>(`(${isSeenAt})(${JSON.stringify(url)})`).catch(() => false);
          // A page that is left for another may never answer.
          if (await Promise.race([asked, wait(answerMs).then(() => false)])) return page;
        }
        await wait(10);
      }
      throw new Error(`${url} was not seen`);
    },
  };
}

function drivenPage(call: DrivenPage['call']): DrivenPage {
  return {
    call,
    async run<Told>(expression: string) {
      const answer = await call('Runtime.evaluate', { expression, returnByValue: true });
      return evaluated.parse(answer).result.value as Told;
    },
  };
}

/** Runs in the page. */
function isSeenAt(url: string): boolean {
  return location.href === url && !(document as Document & { prerendering?: boolean }).prerendering;
}
