/** Does it once the page has been painted: what a script does before that, the headline waits for. */
export function afterFirstFrame(target: Window, act: () => void): void {
  target.requestAnimationFrame(() => target.setTimeout(act));
}
