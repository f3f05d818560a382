/** Loaded with `node --import`: starts the server's clock at `LOOKED_AT`, in milliseconds. */
import { shiftClock } from '../../fixtures/shift-clock.ts';

shiftClock(Number(process.env.LOOKED_AT) - Date.now());
