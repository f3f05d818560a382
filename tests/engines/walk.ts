import { afterAll, beforeAll, describe, inject } from 'vitest';
import { walkCarousels } from './carousels.ts';
import { walkFrame } from './frame.ts';
import { walkKinds } from './kinds.ts';
import { walkMaps } from './maps.ts';
import { walkMovingParts } from './moving-parts.ts';
import { walkSignUp } from './sign-up.ts';
import type { Engine, Tab } from './tab.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { walkWithoutScripts } from './without-scripts.ts';

/** The walk that every engine takes: each kind of page, and all that answers on them. */
export function walk(engine: Engine): void {
  describe('with scripts', () => {
    const browser = startedBefore(engine, true);
    const visit = () => browser().visitor;
    walkKinds(engine.name, browser);
    walkFrame(visit);
    walkCarousels(visit);
    walkMaps(visit);
    walkSignUp(visit, true);
    walkMovingParts(visit);
  });

  describe('without scripts', () => {
    const browser = startedBefore(engine, false);
    const visit = () => browser().visitor;
    walkWithoutScripts(visit);
    walkSignUp(visit, false);
  });
}

function startedBefore(engine: Engine, scripts: boolean): () => { tab: Tab; visitor: Visitor } {
  let tab: Tab;
  beforeAll(async () => {
    tab = await engine.start({ scripts });
  });
  afterAll(() => tab?.close());
  return () => ({ tab, visitor: visitorIn(tab, inject('site')) });
}
