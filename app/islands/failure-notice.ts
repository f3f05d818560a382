import { m } from '../i18n/paraglide/messages.js';

const noticeClass = 'failure-notice';

/**
 * Shows one line while an island has failed, and removes it when none has. It is a popover, so that
 * it is above an open menu.
 * @param retry loads the failed islands again
 */
export function updateFailureNotice(page: Document, retry: () => void): void {
  const notice = page.querySelector<HTMLElement>(`.${noticeClass}`);
  if (!page.querySelector('[data-failed]')) notice?.remove();
  else if (!notice) showNotice(page, retry);
}

function showNotice(page: Document, retry: () => void): void {
  const notice = page.createElement('div');
  notice.className = noticeClass;
  notice.dataset.ground = 'night';
  notice.popover = 'manual';
  notice.role = 'alert';
  const text = page.createElement('p');
  text.textContent = m.island_failed();
  notice.append(
    text,
    button(page, m.island_retry(), retry),
    button(page, m.share_close(), () => notice.remove()),
  );
  page.body.append(notice);
  // Missing in old browsers if the polyfill did not load.
  notice.showPopover?.();
}

function button(page: Document, label: string, press: () => void): HTMLButtonElement {
  const element = page.createElement('button');
  element.type = 'button';
  element.className = 'rule-link';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}
