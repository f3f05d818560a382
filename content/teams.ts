import type { Team } from './schema.ts';

/** Every team and brand that has a page. */
export const teams: Team[] = [];
