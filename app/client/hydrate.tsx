import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PathContext } from '../i18n/use-path.ts';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { keepFields } from './keep-fields.ts';

/**
 * Hydrates an island from the HTML that the server rendered.
 *
 * @returns once its event handlers work, or its error message is shown
 */
export async function hydrate(element: HTMLElement, component: ComponentType<object>): Promise<void> {
  await nextTask();
  const { props = '{}', prefix = '' } = element.dataset;
  const restoreFields = keepFields(element);
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <PathContext value={window.location.pathname}>
        <IslandErrorBoundary>{createElement(component, JSON.parse(props))}</IslandErrorBoundary>
        <OnMounted
          callback={() => {
            restoreFields();
            resolve();
          }}
        />
      </PathContext>,
      { identifierPrefix: prefix, onCaughtError: reportError },
    );
  });
}

/** Its effect runs after those of the elements before it. */
function OnMounted({ callback }: { callback: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(callback, []);
  return null;
}

let previous: Promise<void> = Promise.resolve();

/** Hydrates each island in its own task, so that input is handled between them. */
function nextTask(): Promise<void> {
  previous = previous.then(() => new Promise((resolve) => setTimeout(resolve)));
  return previous;
}
