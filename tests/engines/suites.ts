import { describe } from 'vitest';
import { browserOf, retryAfterCrash } from './browser.ts';
import type { Engine } from './drivers/tab.ts';
import { testCarousels } from './suites/carousels.ts';
import { testFrame, testMenu } from './suites/frame.ts';
import { testKinds } from './suites/kinds.ts';
import { testLostNetwork } from './suites/lost-network.ts';
import { testMaps } from './suites/maps.ts';
import { testMovingParts } from './suites/moving-parts.ts';
import { testSignUp, testSignUpHistory } from './suites/sign-up.ts';
import { testWithoutScripts } from './suites/without-scripts.ts';
import type { Visitor } from './visitor.ts';

/** Tests every page kind, the menu, a lost network, and sign-ups with and without scripts. */
export function gateSuite(engine: Engine): void {
  withBrowser(engine, true, (visit) => {
    testKinds(visit);
    testMenu(visit);
    testLostNetwork(visit);
    testSignUp(visit, true);
    testSignUpHistory(visit, true);
  });
  withBrowser(engine, false, (visit) => {
    testSignUp(visit, false);
    testSignUpHistory(visit, false);
  });
}

/** Tests every page kind and every interactive part. */
export function fullSuite(engine: Engine): void {
  withBrowser(engine, true, (visit) => {
    testKinds(visit);
    testMenu(visit);
    testFrame(visit);
    testLostNetwork(visit);
    testCarousels(visit);
    testMaps(visit);
    testSignUp(visit, true);
    testSignUpHistory(visit, true);
    testMovingParts(visit);
  });
  withBrowser(engine, false, (visit) => {
    testWithoutScripts(visit);
    testSignUp(visit, false);
    testSignUpHistory(visit, false);
  });
}

function withBrowser(engine: Engine, scripts: boolean, declareTests: (visit: () => Visitor) => void): void {
  describe(scripts ? 'with scripts' : 'without scripts', { retry: retryAfterCrash }, () => {
    const browser = browserOf(engine, scripts);
    browser.registerHooks();
    declareTests(() => browser.visitor);
  });
}
