import {
  Component,
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isServerReachable } from '../client/server-reachable.ts';
import { m } from '../i18n/paraglide/messages.js';
import { PathContext } from '../i18n/use-path.ts';
import { decodeProps } from './island-props.ts';
import { saveFields } from './keep-fields.ts';

/**
 * Hydrates an island from the HTML that the server rendered. React renders a transition in slices of
 * 5 ms, so that input is handled between them.
 * @returns a promise that resolves when its event handlers work or its error message is shown
 */
export async function hydrate(element: HTMLElement, component: ComponentType<object>): Promise<void> {
  const { props, prefix = '' } = element.dataset;
  const island = createElement(component, props ? decodeProps(props) : {});
  const restoreFields = saveFields(element);
  return new Promise((resolve) => {
    const onMounted = () => {
      restoreFields();
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <PathContext value={window.location.pathname}>
          <IslandErrorBoundary>{island}</IslandErrorBoundary>
          <OnMounted callback={onMounted} />
        </PathContext>,
        { identifierPrefix: prefix, onCaughtError: reportError },
      );
    });
  });
}

/** Calls `callback` after the effects of its preceding siblings. */
function OnMounted({ callback }: { callback: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(callback, []);
  return null;
}

/** Shows an error in place of an island that threw. The rest of the page stays. */
class IslandErrorBoundary extends Component<{ children?: ReactNode }, { message: string | null }> {
  override state = { message: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <div role="alert" className="island-error" data-ground="chalk">
        <p className="island-error-title">{m.error_title()}</p>
        <p>{m.error_text()}</p>
        <p className="island-error-detail" dir="auto">
          {this.state.message}
        </p>
        <button type="button" className="rule-link island-error-link" onClick={reloadIfReachable}>
          {m.error_reload()}
        </button>
      </div>
    );
  }
}

/** Without a connection, a reload would replace the page by an error of the browser. */
async function reloadIfReachable({ currentTarget: button }: MouseEvent<HTMLButtonElement>): Promise<void> {
  button.disabled = true;
  if (await isServerReachable()) window.location.reload();
  else button.disabled = false;
}
