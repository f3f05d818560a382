import { hasChosenLanguage, saveLanguageChoice } from './language-choice.ts';

/**
 * Offers the other language after load if the browser prefers it and the visitor has not chosen a
 * language. Stores the visitor's choices.
 */
export function offerLanguage(target: Window): void {
  const { document: page } = target;
  rememberChoices(page);
  const template = page.querySelector<HTMLTemplateElement>('#language-offer');
  const offer = template?.content.firstElementChild;
  const link = offer?.querySelector('a');
  if (!template || !offer || !link) return;
  // A navigation from the alternate of this page is a choice too. Links in a template have no base
  // URL.
  const alternate = new URL(link.getAttribute('href') ?? '', page.baseURI).href;
  if (page.referrer === alternate) saveLanguageChoice(page.documentElement.lang);
  if (languageOf(target.navigator.languages[0]) !== link.hreflang || hasChosenLanguage()) return;
  const show = () => {
    template.after(offer);
    reserveSpace(page.documentElement, offer);
  };
  if (page.readyState === 'complete') show();
  else target.addEventListener('load', show);
}

/** Moves the page's content below the offer while it is shown. Its height depends on its text. */
function reserveSpace(root: HTMLElement, offer: Element): void {
  // Also called when the offer is removed.
  new ResizeObserver(() => {
    root.style.setProperty('--offer-height', `${offer.getBoundingClientRect().height}px`);
  }).observe(offer);
}

/**
 * @returns the language of a BCP 47 tag such as `ar-SA`, undefined if there is none or it is
 * malformed
 */
export function languageOf(tag: string | undefined): string | undefined {
  try {
    return tag && new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/**
 * `data-language` is on links that switch the language and on the button that keeps the current
 * one.
 */
function rememberChoices(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    if (!chosen?.dataset.language) return;
    saveLanguageChoice(chosen.dataset.language);
    chosen.closest('.language-offer')?.remove();
  });
}
