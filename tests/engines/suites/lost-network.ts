import { afterEach, expect, test } from 'vitest';
import { computer } from '../drivers/windows.ts';
import type { Visitor } from '../visitor.ts';
import { hasRun } from './frame.ts';

/** Tests that a lost connection keeps the page, and that a failed island works at its next use. */
export function testLostNetwork(visit: () => Visitor): void {
  afterEach(() => visit().setConnected(true));

  test('an island whose code was lost says so, and works when the network is back', async () => {
    const visitor = visit();
    // Far below the window, so that it has not loaded before the connection is lost.
    const next = '.team-carousel [aria-label="Next slide"]';
    await visitor.open('/features', computer);
    await visitor.see('the page’s script has run', true, hasRun);
    visitor.setConnected(false);
    await visitor.press(next);
    await visitor.shown('.failure-notice');
    await visitor.at('/features');
    visitor.setConnected(true);
    await visitor.press(next);
    await visitor.hydrated('.team-carousel');
    await visitor.shown('.failure-notice', false);
    expect(await visitor.run(() => document.querySelectorAll('[data-failed]').length)).toBe(0);
  });
}
