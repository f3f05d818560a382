import { setImmediate } from 'node:timers/promises';
import type { Render } from '../../app/rendering.ts';

/**
 * Starts one render in each turn of the event loop. A render takes some milliseconds. Without this,
 * many requests that arrive together would delay files and sign-ups until all of them are rendered.
 */
export function renderInTurns(render: Render): Render {
  let turns: Promise<unknown> = Promise.resolve();
  return (request) => {
    const turn = turns.then(() => setImmediate());
    turns = turn;
    return turn.then(() => render(request));
  };
}
