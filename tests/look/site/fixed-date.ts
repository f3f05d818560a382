/** Loaded before everything else (`node --import`): it is the day that `LOOKED_AT` says, in milliseconds, whatever the clock says. */
import { moveClock } from '../../fixtures/move-clock.ts';

moveClock(Number(process.env.LOOKED_AT) - Date.now());
