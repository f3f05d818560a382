import { placeUnder } from '../../ui/controls/place-under.ts';
import { mobileQuery } from '../../ui/windows.ts';
import type { Shared, ShareWay } from './share-ways.ts';
import { shareBy, shareNatively } from './sharing.ts';

/** Where the device's own share sheet is tried first. */
export type NativeShare = 'on-mobile' | 'wherever-there-is-one';

/**
 * Makes every share button and menu of the page answer, those too that come later. All of it is here before a press,
 * since browsers open their share sheet, a tab and the clipboard only in the moment of one.
 */
export function shareOnPress(page: Document): void {
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLButtonElement>('[data-share]');
    if (opener) void tryNativeFirst(event, opener);
    const row = event.target.closest<HTMLElement>('[data-way]');
    if (row) void choose(event, row);
  });
  page.addEventListener('keydown', moveByArrows);
  // Popovers tell of themselves without bubbling.
  page.addEventListener('toggle', ({ target }) => isPanel(target) && onToggle(target), true);
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.share-by-hand')) target.select();
  });
}

function isPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('.share-panel');
}

async function tryNativeFirst(event: MouseEvent, opener: HTMLButtonElement): Promise<void> {
  const panel = opener.popoverTargetElement;
  if (!isPanel(panel) || panel.matches(':popover-open')) return;
  const native = opener.dataset.share as NativeShare;
  const wanted = native === 'on-mobile' ? window.matchMedia(mobileQuery).matches : Boolean(navigator.share);
  if (!wanted) return;
  event.preventDefault();
  if (!(await shareNatively(sharedBy(panel)))) panel.showPopover();
}

async function choose(event: MouseEvent, row: HTMLElement): Promise<void> {
  const panel = row.closest<HTMLElement>('.share-panel');
  if (!panel) return;
  const way = row.dataset.way as ShareWay;
  if (way !== 'email' && way !== 'sms') event.preventDefault();
  const done = await shareBy(way, sharedBy(panel));
  const byHand = panel.querySelector<HTMLElement>('.share-by-hand');
  byHand?.toggleAttribute('data-shown', !done);
  if (!done) return byHand?.querySelector('input')?.select();
  panel.hidePopover();
  openerOf(panel)?.focus();
}

function onToggle(panel: HTMLElement): void {
  const opener = openerOf(panel);
  if (!opener || !panel.matches(':popover-open')) {
    panel.querySelector('.share-by-hand')?.removeAttribute('data-shown');
    return;
  }
  placeUnder(opener, panel);
  panel.querySelector<HTMLElement>('[role=menuitem]')?.focus();
}

function openerOf(panel: HTMLElement): HTMLElement | null {
  return panel.ownerDocument.querySelector(`[data-share][popovertarget="${panel.id}"]`);
}

/** What the panel's HTML says it shares. */
function sharedBy(panel: HTMLElement): Shared {
  return JSON.parse(panel.dataset.shared ?? '');
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveByArrows(event: KeyboardEvent): void {
  const step = steps[event.key];
  const menu = event.target instanceof Element ? event.target.closest('.share-panel [role=menu]') : null;
  if (!step || !menu) return;
  event.preventDefault();
  const rows = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[step(at, rows.length - 1)]?.focus();
}
