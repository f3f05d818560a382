/** Loaded with `node --import`: starts the server's clock at `LOOKED_AT`, in milliseconds. */
import { moveClock } from '../../fixtures/move-clock.ts';

moveClock(Number(process.env.LOOKED_AT) - Date.now());
