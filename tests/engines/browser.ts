import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import type { Engine, Tab } from './drivers/tab.ts';
import { type Visitor, visitorIn } from './visitor.ts';

const hasGone = 'has ended or drawn nothing by itself';

export type Browser = { readonly tab: Tab; readonly visitor: Visitor; startBefore(): void };

/** An engine's browser, started before the tests that stand beside it, and once more after it has gone. */
export function browserOf({ name, start }: Engine, scripts: boolean): Browser {
  let tab: Tab | undefined;
  const startOrThrow = () => {
    if (!tab) throw new Error(`${name} has not been started`);
    return tab;
  };
  return {
    get tab() {
      return startOrThrow();
    },
    get visitor() {
      return visitorIn(startOrThrow(), inject('site'));
    },
    startBefore() {
      beforeEach(async () => {
        if (tab && !tab.gone()) return;
        if (tab) console.warn(`${name} ${hasGone} and is started again`);
        await tab?.close();
        tab = await start({ scripts });
      });
      afterEach(() => {
        if (tab?.gone()) throw new Error(`${name} ${hasGone}`);
      });
      afterAll(() => tab?.close());
    },
  };
}

/** A browser that ends or draws nothing by itself says nothing of the site: what it was asked then, and nothing else, is asked again, once. */
export const onceIfGone = { count: 1, condition: new RegExp(hasGone) };
