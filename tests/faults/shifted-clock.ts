/** Loaded with `node --import`: moves the clock of a server ahead by CLOCK_SHIFT_MS. */
import { moveClock } from '../fixtures/move-clock.ts';

moveClock(Number(process.env.CLOCK_SHIFT_MS));
