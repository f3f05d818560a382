/**
 * Everything of the site that comes to life in the browser, by the name that its markup carries. Each is a chunk of its
 * own, fetched only by pages that show it. A module of `behaviours` moves HTML that stays as it was sent; a component
 * of `parts` is hydrated by React, which is fetched with the first of them.
 */
export const behaviours = {
  carousel: () => import('../ui/carousel/wake-carousel.ts'),
  'feature-carousel': () => import('../pages/home/features/wake-feature-carousel.ts'),
  search: () => import('../search/wake-search.ts'),
  'team-carousel': () => import('../pages/features/team-section/wake-team-carousel.ts'),
} satisfies Record<string, () => Promise<{ wake: (root: HTMLElement, props: never) => void }>>;

type Loaded<Load> = Load extends () => Promise<infer Module> ? Module : never;

export type BehaviourName = keyof typeof behaviours;
/** What a behaviour is told by its markup, as its module declares it; `undefined` where it asks for nothing. */
export type BehaviourProps<Name extends BehaviourName> = Parameters<
  Loaded<(typeof behaviours)[Name]>['wake']
>[1];
