// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTooltips } from './tooltips.ts';

// The document has neither popovers nor a pointer nor a sign of focus by keys.
const open = new Set<Element>();
let pointedAt: Element | null = null;
let isByKeys = false;
/** Anew for each test: nothing listens to the one before. */
let page: Document;

beforeEach(() => {
  vi.useFakeTimers();
  open.clear();
  pointedAt = null;
  isByKeys = false;
  page = document.implementation.createHTMLDocument();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':popover-open') return open.has(this);
    return selector === ':focus-visible' ? isByKeys : matches.call(this, selector);
  });
  vi.spyOn(page, 'querySelector').mockImplementation((selector: string) => {
    expect(selector).toBe('[data-tooltip]:is(:hover, :focus-visible)');
    return pointedAt;
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

function part(name: string): HTMLElement {
  const found = page.body.getElementsByTagName('*');
  const element = [...found].find(({ id, localName }) => id === name || localName === name);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error(`no ${name}`);
  return element as HTMLElement;
}
const hover = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const happens = (event: Event, on: EventTarget = page) => on.dispatchEvent(event);
/** What is shown right now. */
const shown = () => [...open].map(({ textContent }) => textContent);
const after = (ms: number) => vi.advanceTimersByTime(ms);

test('a pointer that rests shows what an icon is called, for eyes alone', () => {
  part('share').getBoundingClientRect = () => new DOMRect(0, 100, 44, 44);
  showTooltips(page);
  hover(part('svg'));
  after(699);
  expect(shown()).toEqual([]);
  after(1);
  expect(shown()).toEqual(['Share']);
  const [tooltip] = open;
  expect(tooltip?.className).toBe('tooltip');
  expect(tooltip?.ariaHidden).toBe('true');
  expect((tooltip as HTMLElement).popover).toBe('manual');
  expect((tooltip as HTMLElement).style.getPropertyValue('inset-block-start')).toBe('148px');
});

test('a finger, or what has no name, shows nothing', () => {
  showTooltips(page);
  hover(part('share'), 'touch');
  hover(part('p'));
  after(5000);
  expect(shown()).toEqual([]);
});

test('whoever reaches a button’s icon over its edge waits once', () => {
  showTooltips(page);
  hover(part('share'));
  after(500);
  hover(part('svg'));
  after(199);
  expect(shown()).toEqual([]);
  after(1);
  expect(shown()).toEqual(['Share']);
});

test('whoever leaves and comes back before the wait is over waits anew', () => {
  showTooltips(page);
  for (const name of ['share', 'p', 'share']) {
    hover(part(name));
    after(400);
  }
  expect(shown()).toEqual([]);
  after(300);
  expect(shown()).toEqual(['Share']);
});

test('who leaves before the wait is over sees nothing', () => {
  showTooltips(page);
  hover(part('share'));
  after(500);
  hover(part('p'));
  after(5000);
  expect(shown()).toEqual([]);
});

test('an open one waits to be crossed to, stays while it is pointed at, and closes behind who leaves', () => {
  showTooltips(page);
  hover(part('share'));
  after(700);
  hover(part('p'));
  after(119);
  expect(shown()).toEqual(['Share']);
  const [tooltip] = open;
  if (tooltip) hover(tooltip);
  after(5000);
  expect(shown()).toEqual(['Share']);
  hover(part('p'));
  after(120);
  expect(shown()).toEqual([]);
});

test('the next opens at once where one has just closed, and waits again later', () => {
  showTooltips(page);
  hover(part('share'));
  after(700);
  hover(part('pause'));
  after(0);
  expect(shown()).toEqual(['Pause']);
  happens(new Event('focusout'));
  after(300);
  hover(part('share'));
  after(0);
  expect(shown()).toEqual([]);
  after(700);
  expect(shown()).toEqual(['Share']);
});

test('keys that reach an icon show its name; a press that only focuses it does not', () => {
  showTooltips(page);
  part('share').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  after(700);
  expect(shown()).toEqual([]);
  isByKeys = true;
  part('share').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  after(700);
  expect(shown()).toEqual(['Share']);
});

test('what was pointed at before the script had come is shown too', () => {
  pointedAt = part('pause');
  showTooltips(page);
  after(700);
  expect(shown()).toEqual(['Pause']);
});

test.each<[string, () => unknown]>([
  ['focus leaves', () => happens(new Event('focusout'))],
  ['something is pressed', () => happens(new Event('pointerdown'))],
  ['a button is pressed by a key', () => happens(new Event('click'))],
  ['Escape is pressed', () => happens(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the page is scrolled', () => happens(new Event('scroll'), window)],
])('it closes when %s', (_, act) => {
  showTooltips(page);
  hover(part('share'));
  after(700);
  happens(new KeyboardEvent('keydown', { key: 'a' }));
  expect(shown()).toEqual(['Share']);
  act();
  expect(shown()).toEqual([]);
});
