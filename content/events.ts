import type { SportsEvent } from './schema.ts';

export const events: SportsEvent[] = [];
