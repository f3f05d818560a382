import * as z from 'zod';
import { readSettings } from '../sign-up/settings.ts';

/**
 * Past this many pages a language, prerendering costs more build time than it saves visitors; what is
 * beyond is rendered on demand by the same code. `PRERENDER_LIMIT` at build time overrides it.
 */
const defaultLimit = 5_000;

export const prerenderLimit = z
  .string()
  .regex(/^\d+$/, 'must be a whole number of pages')
  .transform(Number)
  .default(defaultLimit);

/**
 * @returns how many pages a language the build renders to files
 * @throws SettingsError when `PRERENDER_LIMIT` is no whole number
 */
export function readPrerenderLimit(environment: NodeJS.ProcessEnv): number {
  return readSettings(z.object({ PRERENDER_LIMIT: prerenderLimit }), environment).PRERENDER_LIMIT;
}
