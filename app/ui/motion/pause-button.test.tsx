// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { showPaused } from './pause-button.ts';
import { PauseIcon } from './pause-icon.tsx';

test('a button says what its next press does, by name, tooltip and icon', () => {
  const button = document.createElement('button');
  showPaused(button, true, 'Play');
  expect([button.ariaLabel, button.dataset.tooltip]).toEqual(['Play', 'Play']);
  expect(button.hasAttribute('data-paused')).toBe(true);
  showPaused(button, false, 'Pause');
  expect([button.ariaLabel, button.dataset.tooltip]).toEqual(['Pause', 'Pause']);
  expect(button.hasAttribute('data-paused')).toBe(false);
});

test('it has an icon for each, of which neither is read out', () => {
  document.body.innerHTML = renderToStaticMarkup(<PauseIcon />);
  const icons = [...document.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(icons.map((icon) => /(pause|play)-icon/.exec(icon.getAttribute('class') ?? '')?.[1])).toEqual([
    'pause',
    'play',
  ]);
});
