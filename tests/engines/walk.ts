import { describe } from 'vitest';
import { browserOf, onceIfGone } from './browser.ts';
import type { Engine } from './drivers/tab.ts';
import type { Visitor } from './visitor.ts';
import { walkCarousels } from './walks/carousels.ts';
import { walkFrame, walkMenu } from './walks/frame.ts';
import { walkKinds } from './walks/kinds.ts';
import { walkMaps } from './walks/maps.ts';
import { walkMovingParts } from './walks/moving-parts.ts';
import { walkSignUp } from './walks/sign-up.ts';
import { walkWithoutScripts } from './walks/without-scripts.ts';

/** Tests every page kind, the menu, and sign-ups with and without scripts. */
export function walkInGate(engine: Engine): void {
  withBrowser(engine, { scripts: true }, (visit) => {
    walkKinds(visit);
    walkMenu(visit);
    walkSignUp(visit, true);
  });
  withBrowser(engine, { scripts: false }, (visit) => walkSignUp(visit, false));
}

/** Tests every page kind and every interactive part. */
export function walkWhole(engine: Engine): void {
  withBrowser(engine, { scripts: true, retry: onceIfGone }, (visit) => {
    walkKinds(visit);
    walkMenu(visit);
    walkFrame(visit);
    walkCarousels(visit);
    walkMaps(visit);
    walkSignUp(visit, true);
    walkMovingParts(visit);
  });
  withBrowser(engine, { scripts: false, retry: onceIfGone }, (visit) => {
    walkWithoutScripts(visit);
    walkSignUp(visit, false);
  });
}

type Session = { scripts: boolean; retry?: typeof onceIfGone };

function withBrowser(
  engine: Engine,
  { scripts, ...options }: Session,
  walk: (visit: () => Visitor) => void,
): void {
  describe(scripts ? 'with scripts' : 'without scripts', options, () => {
    const browser = browserOf(engine, scripts);
    browser.startBefore();
    walk(() => browser.visitor);
  });
}
