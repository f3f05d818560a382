import { islandAsleep, wake } from './wake.ts';

/** Longer than a slow line takes for a form's script, shorter than a fan takes to give up. */
const submitPatienceMs = 4000;

/**
 * Keeps what is pressed in an island that sleeps until it answers, and presses it then. What the browser does by
 * itself (links, popovers, details) it does at once. A form whose island cannot be woken, or not in time, is sent as
 * plain HTML.
 */
export function holdPresses(page: Document): void {
  const listen = { capture: true };
  page.addEventListener('click', holdClick, listen);
  page.addEventListener('submit', holdSubmit, listen);
  page.addEventListener('keydown', holdEnter, listen);
  pressAgain(page);
}

/** What was pressed before there was anybody to hear of it (app/start-script.ts). */
function pressAgain(page: Document): void {
  page.querySelector('script[data-scripts]')?.remove();
  for (const button of page.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}

async function holdClick(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const island = islandAsleep(button);
  if (!button || !island || button.type !== 'button' || button.popoverTargetElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (await wake(island)) button.click();
}

const held = new WeakSet<HTMLFormElement>();

/** Sent once, however often it is pressed meanwhile. */
async function holdSubmit(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  const island = islandAsleep(form);
  if (!(form instanceof HTMLFormElement) || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(form)) return;
  held.add(form);
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, submitPatienceMs, false));
  const isAwake = await Promise.race([wake(island), tooLate]);
  held.delete(form);
  if (isAwake) form.requestSubmit(submitter);
  else form.submit();
}

/** In a field without a form Enter has no other meaning than the island's own. */
async function holdEnter(event: KeyboardEvent): Promise<void> {
  const { target: field, key } = event;
  const island = islandAsleep(field);
  if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (await wake(island)) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
