// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PauseButton } from './pause-button.tsx';

test.each([
  [true, 'Play'],
  [false, 'Pause'],
])('paused: %s. The name and the tooltip say what a press does: %s', (isPaused, label) => {
  document.body.innerHTML = renderToStaticMarkup(<PauseButton isPaused={isPaused} label={label} />);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe(label);
  expect(button?.dataset.tooltip).toBe(label);
  expect(button?.hasAttribute('data-paused')).toBe(isPaused);
});

test('it has an icon for each state, hidden from screen readers', () => {
  document.body.innerHTML = renderToStaticMarkup(<PauseButton isPaused={false} label="Pause" />);
  const icons = [...document.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(icons.map((icon) => /(pause|play)-icon/.exec(icon.getAttribute('class') ?? '')?.[1])).toEqual([
    'pause',
    'play',
  ]);
});
