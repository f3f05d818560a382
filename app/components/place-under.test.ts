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
  rightToLeft?: boolean;
  transform?: string;
};

/** Of an anchor of 100 by 40 px; @returns where the panel's start and top are */
function placed(
  { left, top, panel: [width, height] = [200, 100], rightToLeft = false, transform = '' }: Placed,
  placing?: Parameters<typeof placeUnder>[2],
) {
  const [anchor, panel] = [document.createElement('button'), document.createElement('div')];
  document.body.replaceChildren(anchor, panel);
  panel.style.direction = rightToLeft ? 'rtl' : 'ltr';
  anchor.style.transform = transform;
  anchor.style.direction = rightToLeft ? 'ltr' : 'rtl';
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 100, 40);
  vi.spyOn(panel, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(panel, 'offsetHeight', 'get').mockReturnValue(height);
  placeUnder(anchor, panel, placing);
  expect(panel.style.margin).toBe('0px');
  return ['inset-inline-start', 'inset-block-start'].map((side) => panel.style.getPropertyValue(side));
}

test('a panel begins where its anchor does, a little below it', () => {
  expect(placed({ left: 50, top: 100 })).toEqual(['50px', '150px']);
});

test('a button that moves while it is hovered does not move its panel', () => {
  const transform = 'matrix(1, 0, 0, 1, 0, 2)';
  expect(placed({ left: 50, top: 102, transform })).toEqual(['50px', '150px']);
});

test('in Arabic it begins at the right', () => {
  expect(placed({ left: 250, top: 100, rightToLeft: true })).toEqual(['50px', '150px']);
});

test('it may stand in the middle below its anchor, as near as is asked', () => {
  const middle = { gapPx: 4, align: 'center' } as const;
  expect(placed({ left: 150, top: 100 }, middle)).toEqual(['100px', '144px']);
  expect(placed({ left: 150, top: 100, rightToLeft: true }, middle)).toEqual(['100px', '144px']);
});

test('it keeps from both sides of the window', () => {
  expect(placed({ left: 0, top: 100 })[0]).toBe('12px');
  expect(placed({ left: 300, top: 100 })[0]).toBe('188px');
  expect(placed({ left: 300, top: 100, panel: [500, 100] })[0]).toBe('12px');
});

test('it stays in the window when its anchor has scrolled out', () => {
  expect(placed({ left: 50, top: -300 })[1]).toBe('12px');
  expect(placed({ left: 50, top: 900 })[1]).toBe('488px');
});

test('where there is no room below it stands above, and never over the window’s edge', () => {
  expect(placed({ left: 50, top: 438 })[1]).toBe('488px');
  expect(placed({ left: 50, top: 439 })[1]).toBe('329px');
  expect(placed({ left: 50, top: 439, panel: [200, 450] })[1]).toBe('12px');
});
