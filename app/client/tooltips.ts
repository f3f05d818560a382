import { placeUnder } from '../components/place-under.ts';

/**
 * Delay before a tooltip opens, time after closing in which another opens at once, and distance to
 * the anchor.
 */
const openDelayMs = 700;
const skipDelayMs = 300;
const sideOffsetPx = 4;
/**
 * Time for the pointer to move from the anchor to the tooltip, which stays open while hovered (WCAG
 * 1.4.13).
 */
const crossingMs = 120;

/**
 * Shows the text of `data-tooltip` beside its element on hover and keyboard focus. The text is also
 * the accessible name, so the tooltip is hidden from screen readers.
 */
export function showTooltips(page: Document): void {
  const tooltip = page.createElement('div');
  let anchor: HTMLElement | null = null;
  let timer: number | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function open(on: HTMLElement): void {
    if (hasOpened(on)) return;
    if (!tooltip.isConnected) page.body.append(prepare(tooltip));
    tooltip.textContent = on.dataset.tooltip ?? '';
    tooltip.showPopover();
    placeUnder(on, tooltip, { gapPx: sideOffsetPx, align: 'center' });
  }

  function close(): void {
    clearTimeout(timer);
    anchor = null;
    if (!tooltip.matches(':popover-open')) return;
    tooltip.hidePopover();
    closedAt = performance.now();
  }

  function setAnchor(on: HTMLElement | null): void {
    if (on === anchor) {
      // Moving inside one anchor changes nothing.
      if (tooltip.matches(':popover-open')) clearTimeout(timer);
      return;
    }
    close();
    anchor = on;
    if (!on) return;
    const justClosed = performance.now() - closedAt < skipDelayMs;
    timer = window.setTimeout(() => open(on), justClosed ? 0 : openDelayMs);
  }

  function leave(): void {
    clearTimeout(timer);
    if (tooltip.matches(':popover-open')) timer = window.setTimeout(close, crossingMs);
    else close();
  }

  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const on = anchorOf(target);
    if (on) setAnchor(on);
    else if (target === tooltip) clearTimeout(timer);
    else leave();
  });
  page.addEventListener('focusin', ({ target }) => {
    const on = anchorOf(target);
    if (on?.matches(':focus-visible')) setAnchor(on);
  });
  // Hovered or focused before this script loaded.
  setAnchor(page.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)'));
  page.addEventListener('focusout', close);
  page.addEventListener('pointerdown', close, true);
  // A click by keyboard too: it may change the button's name.
  page.addEventListener('click', close, true);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  window.addEventListener('scroll', close, { passive: true });
}

/** @returns whether a button's menu is open: it may have been pressed before this script loaded */
function hasOpened(on: HTMLElement): boolean {
  if (!(on instanceof HTMLButtonElement) || on.popoverTargetAction === 'hide') return false;
  return on.popoverTargetElement?.matches(':popover-open') ?? false;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function prepare(tooltip: HTMLElement): HTMLElement {
  tooltip.className = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.ariaHidden = 'true';
  return tooltip;
}
