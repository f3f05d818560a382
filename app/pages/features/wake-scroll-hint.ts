/** Who has scrolled this far needs no hint. */
const hiddenAfterPx = 100;

export function wake(root: HTMLElement): void {
  const hint = root.querySelector('p');
  const update = () => hint?.toggleAttribute('hidden', window.scrollY > hiddenAfterPx);
  update();
  window.addEventListener('scroll', update, { passive: true });
}
