import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
  useId,
} from 'react';
import './island-error.css';

/**
 * When an island is hydrated: once the page has loaded, when it comes near the window, or on first use (pointer, focus
 * or key). Use hydrates any island at once.
 */
type HydrateWhen = 'idle' | 'visible' | 'use';

type Island<Props extends object> = ((props: Props) => ReactElement) & {
  /** What React hydrates in the browser. */
  component: ComponentType<Props>;
  islandName: string;
};

/**
 * Renders an island to HTML as a root of its own, so that `useId` gives the same ids in the browser. Provided on the
 * server. Without it an island is an ordinary component: in browsers, in tests and inside of other islands.
 */
export const RenderIsland = createContext<
  ((element: ReactElement, identifierPrefix: string) => string) | null
>(null);

/**
 * Makes an island of a component: React hydrates it in the browser, the page around it stays HTML.
 * The file is called `NAME.island.tsx` and exports the island as default. Props must be JSON: they are sent in the HTML.
 */
export function island<Props extends object>(
  name: string,
  when: HydrateWhen | ((props: Props) => HydrateWhen),
  component: ComponentType<Props>,
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
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered
        dangerouslySetInnerHTML={{ __html: render(element, prefix) }}
      />
    );
  }
  return Object.assign(IslandRoot, { component, islandName: name });
}
