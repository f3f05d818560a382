import type { Pen } from './pen.ts';

/** Draws one scene; `time` is in seconds from the scene's own start. */
export type DrawScene = (pen: Pen, time: number) => void;
