// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTooltips } from './tooltips.ts';

// happy-dom implements neither popovers nor `:hover` nor `:focus-visible`.
const open = new Set<Element>();
let hovered: Element | null = null;
let isFocusVisible = false;
/** A new document for each test, so that no listeners of earlier tests remain. */
let page: Document;

beforeEach(() => {
  vi.useFakeTimers();
  open.clear();
  hovered = null;
  isFocusVisible = false;
  page = document.implementation.createHTMLDocument();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':popover-open') return open.has(this);
    return selector === ':focus-visible' ? isFocusVisible : matches.call(this, selector);
  });
  vi.spyOn(page, 'querySelector').mockImplementation((selector: string) => {
    expect(selector).toBe('[data-tooltip]:is(:hover, :focus-visible)');
    return hovered;
  });
  HTMLElement.prototype.showPopover = function () {
    expect(this.isConnected).toBe(true);
    open.add(this);
  };
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this);
  };
  page.body.innerHTML =
    '<button id="share" data-tooltip="Share"><svg></svg></button><button id="pause" data-tooltip="Pause"></button><p></p>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function find(name: string): HTMLElement {
  const found = page.body.getElementsByTagName('*');
  const element = [...found].find(({ id, localName }) => id === name || localName === name);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error(`no ${name}`);
  return element as HTMLElement;
}
const hover = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const dispatch = (event: Event, on: EventTarget = page) => on.dispatchEvent(event);
/** Texts of the open tooltips. */
const shown = () => [...open].map(({ textContent }) => textContent);
const advance = (ms: number) => vi.advanceTimersByTime(ms);

test('opens 700 ms after the pointer rests on an icon, hidden from screen readers', () => {
  find('share').getBoundingClientRect = () => new DOMRect(0, 100, 44, 44);
  showTooltips(page);
  hover(find('svg'));
  advance(699);
  expect(shown()).toEqual([]);
  advance(1);
  expect(shown()).toEqual(['Share']);
  const [tooltip] = open;
  expect(tooltip?.className).toBe('tooltip');
  expect(tooltip?.ariaHidden).toBe('true');
  expect((tooltip as HTMLElement).popover).toBe('manual');
  expect((tooltip as HTMLElement).style.getPropertyValue('inset-block-start')).toBe('148px');
});

test('does not open on touch or without data-tooltip', () => {
  showTooltips(page);
  hover(find('share'), 'touch');
  hover(find('p'));
  advance(5000);
  expect(shown()).toEqual([]);
});

test('does not open on a button whose menu was opened before the script loaded', () => {
  const button = find('share');
  Object.defineProperty(button, 'popoverTargetElement', { value: find('p') });
  open.add(find('p'));
  hovered = button;
  showTooltips(page);
  advance(5000);
  expect(shown()).toEqual([find('p').textContent]);
});

test('moving from a button to its icon does not restart the delay', () => {
  showTooltips(page);
  hover(find('share'));
  advance(500);
  hover(find('svg'));
  advance(199);
  expect(shown()).toEqual([]);
  advance(1);
  expect(shown()).toEqual(['Share']);
});

test('leaving and returning before the delay ends restarts the delay', () => {
  showTooltips(page);
  for (const name of ['share', 'p', 'share']) {
    hover(find(name));
    advance(400);
  }
  expect(shown()).toEqual([]);
  advance(300);
  expect(shown()).toEqual(['Share']);
});

test('does not open if the pointer leaves before the delay ends', () => {
  showTooltips(page);
  hover(find('share'));
  advance(500);
  hover(find('p'));
  advance(5000);
  expect(shown()).toEqual([]);
});

test('stays open while the pointer crosses to it and hovers it, then closes after 120 ms', () => {
  showTooltips(page);
  hover(find('share'));
  advance(700);
  hover(find('p'));
  advance(119);
  expect(shown()).toEqual(['Share']);
  const [tooltip] = open;
  if (tooltip) hover(tooltip);
  advance(5000);
  expect(shown()).toEqual(['Share']);
  hover(find('p'));
  advance(120);
  expect(shown()).toEqual([]);
});

test('opens at once within 300 ms after another tooltip closed', () => {
  showTooltips(page);
  hover(find('share'));
  advance(700);
  hover(find('pause'));
  advance(0);
  expect(shown()).toEqual(['Pause']);
  dispatch(new Event('focusout'));
  advance(300);
  hover(find('share'));
  advance(0);
  expect(shown()).toEqual([]);
  advance(700);
  expect(shown()).toEqual(['Share']);
});

test('opens on keyboard focus, not on focus by pointer', () => {
  showTooltips(page);
  find('share').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  advance(700);
  expect(shown()).toEqual([]);
  isFocusVisible = true;
  find('share').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  advance(700);
  expect(shown()).toEqual(['Share']);
});

test('opens for an element hovered before the script loaded', () => {
  hovered = find('pause');
  showTooltips(page);
  advance(700);
  expect(shown()).toEqual(['Pause']);
});

test.each<[string, () => unknown]>([
  ['focus leaves', () => dispatch(new Event('focusout'))],
  ['something is pressed', () => dispatch(new Event('pointerdown'))],
  ['a button is pressed by a key', () => dispatch(new Event('click'))],
  ['Escape is pressed', () => dispatch(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the page is scrolled', () => dispatch(new Event('scroll'), window)],
])('closes when %s', (_, act) => {
  showTooltips(page);
  hover(find('share'));
  advance(700);
  dispatch(new KeyboardEvent('keydown', { key: 'a' }));
  expect(shown()).toEqual(['Share']);
  act();
  expect(shown()).toEqual([]);
});
