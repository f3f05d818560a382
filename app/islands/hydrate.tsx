import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandErrorBoundary } from './island-error-boundary.tsx';

/**
 * Brings a part to life from the HTML that was sent.
 *
 * @returns once it answers, or has said that it cannot
 */
export async function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
): Promise<void> {
  await turn();
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <>
        <IslandErrorBoundary>
          <Component {...props} />
        </IslandErrorBoundary>
        <Tell onceThere={resolve} />
      </>,
      // An error that the boundary shows is still an error: it belongs in the console.
      { onCaughtError: (error) => reportError(error) },
    );
  });
}

/** Effects run when all beside them is there. */
function Tell({ onceThere }: { onceThere: () => void }) {
  useEffect(onceThere, [onceThere]);
  return null;
}

let last: Promise<void> = Promise.resolve();

/** Resolves in a task of its own, after those who asked before: parts that wake together do not block together. */
function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  return last;
}
