import type { ComponentType } from 'react';
import type { IslandName } from './registry.ts';

/** When an island's code is fetched: with the page, once the browser is idle, or when it comes near the window. */
export type IslandTiming = 'load' | 'idle' | 'visible';

/**
 * Marks a component as one that comes to life in the browser. All around it stays the HTML that was sent, so
 * only what moves or answers is hydrated. Its props travel in the markup: they must be plain data.
 *
 * An island is a React root of its own: no context reaches it, and ids come by props, not by `useId`.
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  timing: IslandTiming = 'load',
) {
  return function Island(props: Props) {
    return (
      <div data-island={name} data-timing={timing} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
