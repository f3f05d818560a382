/**
 * Everything of the site that comes to life in the browser, by the name that its markup carries. Each is a chunk of its
 * own, fetched only by pages that show it. A module of `behaviours` moves HTML that stays as it was sent; a component
 * of `parts` is hydrated by React, which is fetched with the first of them.
 */
export const behaviours = {
  countdown: () => import('../countdown/wake-countdown.ts'),
  'fan-count': () => import('../catalogue/fan-count/wake-fan-count.ts'),
  'hero-film': () => import('../pages/home/hero/wake-hero-film.ts'),
  'legal-contents': () => import('../pages/legal/wake-contents.ts'),
  player: () => import('../pages/watch-video/wake-player.ts'),
  'scroll-hint': () => import('../pages/features/wake-scroll-hint.ts'),
} satisfies Record<string, () => Promise<{ wake: (root: HTMLElement, props: never) => void }>>;

type Loaded<Load> = Load extends () => Promise<infer Module> ? Module : never;

export type BehaviourName = keyof typeof behaviours;
/** What a behaviour is told by its markup, as its module declares it; `undefined` where it asks for nothing. */
export type BehaviourProps<Name extends BehaviourName> = Parameters<
  Loaded<(typeof behaviours)[Name]>['wake']
>[1];
