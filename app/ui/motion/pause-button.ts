/** Says on a button what its next press does. `label` is its name from now on. */
export function showPaused(button: HTMLElement, paused: boolean, label: string): void {
  button.toggleAttribute('data-paused', paused);
  button.ariaLabel = label;
  button.dataset.tooltip = label;
}
