/**
 * Does them one after another once the page has been painted: what a script does before that, the headline waits for. Each
 * has a task of its own, so that a press in between is answered in between.
 */
export function afterFirstFrame(target: Window, ...acts: readonly (() => void)[]): void {
  target.requestAnimationFrame(() => {
    for (const act of acts) target.setTimeout(act);
  });
}
