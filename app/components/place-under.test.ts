// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeUnder } from './place-under.ts';

const windowSize = { width: 400, height: 600 };

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(windowSize.width);
  vi.stubGlobal('innerHeight', windowSize.height);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Placed = {
  left: number;
  top: number;
  panel?: [width: number, height: number];
  isRtl?: boolean;
  transform?: string;
};

/** Places a panel under an anchor of 100 × 40 px. @returns the panel's inline and block start */
function placePanel(
  { left, top, panel: [width, height] = [200, 100], isRtl = false, transform = '' }: Placed,
  placing?: Parameters<typeof placeUnder>[2],
) {
  const [anchor, panel] = [document.createElement('button'), document.createElement('div')];
  document.body.replaceChildren(anchor, panel);
  panel.style.direction = isRtl ? 'rtl' : 'ltr';
  anchor.style.transform = transform;
  anchor.style.direction = isRtl ? 'ltr' : 'rtl';
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 100, 40);
  vi.spyOn(panel, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(panel, 'offsetHeight', 'get').mockReturnValue(height);
  placeUnder(anchor, panel, placing);
  expect(panel.style.margin).toBe('0px');
  return ['inset-inline-start', 'inset-block-start'].map((side) => panel.style.getPropertyValue(side));
}

test('the panel starts at the anchor’s start, 10 px below it', () => {
  expect(placePanel({ left: 50, top: 100 })).toEqual(['50px', '150px']);
});

test('a transform of the anchor does not move the panel', () => {
  const transform = 'matrix(1, 0, 0, 1, 0, 2)';
  expect(placePanel({ left: 50, top: 102, transform })).toEqual(['50px', '150px']);
});

test('in Arabic the panel starts at the anchor’s right edge', () => {
  expect(placePanel({ left: 250, top: 100, isRtl: true })).toEqual(['50px', '150px']);
});

test('can be centred under the anchor with another gap', () => {
  const middle = { gapPx: 4, align: 'center' } as const;
  expect(placePanel({ left: 150, top: 100 }, middle)).toEqual(['100px', '144px']);
  expect(placePanel({ left: 150, top: 100, isRtl: true }, middle)).toEqual(['100px', '144px']);
});

test('keeps 12 px from both sides of the window', () => {
  expect(placePanel({ left: 0, top: 100 })[0]).toBe('12px');
  expect(placePanel({ left: 300, top: 100 })[0]).toBe('188px');
  expect(placePanel({ left: 300, top: 100, panel: [500, 100] })[0]).toBe('12px');
});

test('stays in the window if the anchor has scrolled out', () => {
  expect(placePanel({ left: 50, top: -300 })[1]).toBe('12px');
  expect(placePanel({ left: 50, top: 900 })[1]).toBe('488px');
});

test('opens above the anchor if there is no room below, and stays in the window', () => {
  expect(placePanel({ left: 50, top: 438 })[1]).toBe('488px');
  expect(placePanel({ left: 50, top: 439 })[1]).toBe('329px');
  expect(placePanel({ left: 50, top: 439, panel: [200, 450] })[1]).toBe('12px');
});
