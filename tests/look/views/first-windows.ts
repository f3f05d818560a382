import { samples } from './environments.ts';
import type { State } from './state.ts';

/**
 * Windows of common laptops and of a large screen, without the bars of the browser and the system.
 */
const computers = [
  { width: 1366, height: 657 },
  { width: 1440, height: 764 },
  { width: 1536, height: 730 },
  { width: 1920, height: 950 },
];

/** First windows whose layout depends on the height. Arabic only in the lowest one. */
export const firstWindows: readonly State[] = (['home', 'features', 'sign-up'] as const).flatMap((page) => {
  const state = { name: `${page}-first-window`, path: samples[page] };
  return [
    { ...state, languages: ['en'], windows: computers },
    { ...state, languages: ['ar'], windows: computers.slice(0, 1) },
  ];
});
