/** Loaded with `node --import`: moves the clock of a server ahead by CLOCK_SHIFT_MS. */
import { shiftClock } from '../fixtures/shift-clock.ts';

shiftClock(Number(process.env.CLOCK_SHIFT_MS));
