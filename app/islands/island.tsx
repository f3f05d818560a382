import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
  useId,
} from 'react';
import { encodeProps } from './island-props.ts';
import './failure-notice.css';
import './island-error.css';
import './pressed.css';

/**
 * When an island is hydrated, always after the page's load event:
 * - `idle`: in idle time.
 * - `visible`: in idle time, once it is in the window. Once the page is scrolled, near the window.
 * - `scroll`: in idle time, near the window, once the page is scrolled.
 * - `use`: on first use (pointer, focus or key). Use hydrates any island at once.
 */
type HydrateWhen = 'idle' | 'visible' | 'scroll' | 'use';

type Island<Props extends object> = ((props: Props) => ReactElement) & {
  /** The component that React hydrates in the browser. */
  component: ComponentType<Props>;
};

/**
 * Renders an island to HTML as its own React root, so that `useId` returns the same ids in the
 * browser. The server provides it. If it is null, an island is an ordinary component: in browsers,
 * in tests and inside other islands.
 */
export const RenderIsland = createContext<
  ((element: ReactElement, identifierPrefix: string) => string) | null
>(null);

/**
 * Makes a component an island: React hydrates it in the browser, while the page around it stays
 * HTML. The file is named `NAME.island.tsx` and exports the island as default. Props must be JSON,
 * because they are sent in the HTML.
 * @param name added by the build (bundler/island-names.ts)
 */
export function island<Props extends object>(
  when: HydrateWhen | ((props: Props) => HydrateWhen),
  component: ComponentType<Props>,
  name = '',
): Island<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each island, in its module
  function IslandRoot(props: Props) {
    const render = useContext(RenderIsland);
    const prefix = useId();
    const element = createElement(component, props);
    if (!render) return element;
    return (
      <div
        data-island={name}
        data-hydrate={typeof when === 'function' ? when(props) : when}
        data-prefix={prefix}
        data-props={encodeProps(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered
        dangerouslySetInnerHTML={{ __html: render(element, prefix) }}
      />
    );
  }
  return Object.assign(IslandRoot, { component });
}
