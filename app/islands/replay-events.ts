import { isServerReachable } from '../client/server-reachable.ts';
import { hydrateIsland, islandToHydrate } from './islands.ts';

/** Time limit for hydration on a slow network. After it, the browser does what it does without scripts. */
const timeoutMs = 4000;

/** Links with `data-replayed` lead to a part of the page. */
const clickable = 'button, a[data-replayed]';
type Clickable = HTMLButtonElement | HTMLAnchorElement;

const pendingForms = new WeakSet<HTMLFormElement>();

/**
 * Defers clicks, submits and Enter in an island until it is hydrated, then replays them. Popovers,
 * details and links without `data-replayed` are not deferred, because browsers handle them without
 * scripts. A link or form whose island does not hydrate in time is followed or submitted natively,
 * the form only if the server can be reached.
 */
export function replayEvents(page: Document): void {
  page.addEventListener('click', replayClick, { capture: true });
  page.addEventListener('submit', replaySubmit, { capture: true });
  page.addEventListener('keydown', replayEnter, { capture: true });
  // Clicks and offline submits before this script loaded (start-script.ts).
  page.querySelector('script[data-scripts]')?.remove();
  for (const button of page.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}

/** Cancels the event. Resolves to false if the island cannot be hydrated. */
function cancelAndHydrate(event: Event, island: HTMLElement): Promise<boolean> {
  event.preventDefault();
  event.stopImmediatePropagation();
  return hydrateIsland(island);
}

/** Shows that `control` was pressed, until `answer` settles (pressed.css). */
async function showPressed<T>(control: HTMLElement | null, answer: Promise<T>): Promise<T> {
  control?.setAttribute('data-pressed', '');
  return await answer.finally(() => control?.removeAttribute('data-pressed'));
}

async function replayClick(event: MouseEvent): Promise<void> {
  const control = event.target instanceof Element ? event.target.closest<Clickable>(clickable) : null;
  const island = islandToHydrate(control);
  if (!control || !island) return;
  const link = control instanceof HTMLAnchorElement ? control : null;
  if (control instanceof HTMLButtonElement && (control.type !== 'button' || control.popoverTargetElement))
    return;
  const index = [...island.querySelectorAll(clickable)].indexOf(control);
  const hydration = cancelAndHydrate(event, island);
  if (await showPressed(control, link ? inTime(hydration) : hydration)) {
    // Hydration may have replaced the element (keep-fields.ts).
    const current = control.isConnected ? control : island.querySelectorAll<Clickable>(clickable)[index];
    current?.click();
  } else if (link) location.hash = link.hash;
}

/** Submits the form once, even if it is submitted again while it is deferred. */
async function replaySubmit(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  const island = islandToHydrate(form);
  if (!(form instanceof HTMLFormElement) || !island) return;
  const hydration = cancelAndHydrate(event, island);
  if (pendingForms.has(form)) return;
  pendingForms.add(form);
  let isHydrated = await showPressed(submitter, inTime(hydration));
  // Without a connection, a native submit would replace the page and its fields by an error.
  const isNative = !isHydrated && (await isServerReachable()) && navigator.onLine;
  if (!isNative) isHydrated = await showPressed(submitter, hydration);
  pendingForms.delete(form);
  if (isNative) submitNatively(form, submitter);
  if (isNative || !isHydrated) return;
  // Hydration may have replaced the form (keep-fields.ts).
  const current = form.isConnected ? form : island.querySelector('form');
  current?.requestSubmit(matchingSubmitter(current, submitter));
}

function inTime(hydration: Promise<boolean>): Promise<boolean> {
  return Promise.race([hydration, new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false))]);
}

/** @returns the button of `form` with the name of `submitter`, which hydration may have replaced */
function matchingSubmitter(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  if (!submitter || submitter.isConnected) return submitter;
  const name = submitter.getAttribute('name');
  return name ? form.querySelector<HTMLElement>(`[type=submit][name="${name}"]`) : null;
}

/** Submits without scripts. Adds the submitter's name and value, which `submit()` omits. */
function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.submit();
}

/**
 * Only for fields without a form, where Enter has no default action. Another key, input or blur
 * cancels the replay.
 */
async function replayEnter(event: KeyboardEvent): Promise<void> {
  const { target: field, key } = event;
  const island = islandToHydrate(field);
  if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form || !island) return;
  let isCancelled = false;
  for (const type of ['keydown', 'input', 'blur'])
    field.addEventListener(type, () => (isCancelled = true), { once: true });
  if ((await cancelAndHydrate(event, island)) && !isCancelled)
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
