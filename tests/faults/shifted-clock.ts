/** Loaded into a server before its modules: its clock is CLOCK_SHIFT_MS ahead. */
import { moveClock } from '../fixtures/move-clock.ts';

moveClock(Number(process.env.CLOCK_SHIFT_MS));
