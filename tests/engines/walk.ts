import { describe } from 'vitest';
import { browserOf, onceIfGone } from './browser.ts';
import type { Engine } from './drivers/tab.ts';
import { walkCarousels } from './walks/carousels.ts';
import { walkFrame } from './walks/frame.ts';
import { walkKinds } from './walks/kinds.ts';
import { walkMaps } from './walks/maps.ts';
import { walkMovingParts } from './walks/moving-parts.ts';
import { walkSignUp } from './walks/sign-up.ts';
import { walkWithoutScripts } from './walks/without-scripts.ts';

/** The walk that every engine takes: each kind of page, and all that answers on them. */
export function walk(engine: Engine): void {
  const seeing = browserOf(engine, true);
  describe('with scripts', { retry: onceIfGone }, () => {
    seeing.startBefore();
    const visit = () => seeing.visitor;
    walkKinds(engine.name, seeing);
    walkFrame(visit);
    walkCarousels(visit);
    walkMaps(visit);
    walkSignUp(visit, true);
    walkMovingParts(visit);
  });

  const plain = browserOf(engine, false);
  describe('without scripts', { retry: onceIfGone }, () => {
    plain.startBefore();
    const visit = () => plain.visitor;
    walkWithoutScripts(visit);
    walkSignUp(visit, false);
  });
}
