// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowIcon, Button, ButtonLink, PauseButton, RoundButton } from './button.tsx';
import { TextField } from './text-field.tsx';

/** @returns the first element that the component renders */
function render(element: ReactElement): Element {
  document.body.innerHTML = renderToStaticMarkup(element);
  const [first] = document.body.children;
  if (!first) throw new Error('nothing was rendered');
  return first;
}

test('the arrow icon is mirrored in Arabic and hidden from screen readers', () => {
  const arrow = render(<ArrowIcon />);
  expect(arrow.classList).toContain('mirrored');
  expect(arrow.getAttribute('aria-hidden')).toBe('true');
});

test('a button does not submit a form unless told to', () => {
  expect(render(<Button>Go</Button>).getAttribute('type')).toBe('button');
  expect(render(<Button type="submit">Go</Button>).getAttribute('type')).toBe('submit');
});

test.each<[string, ReactElement]>([
  [
    'a button',
    <Button key="" look="outline" className="own" arrow>
      Go
    </Button>,
  ],
  [
    'a link',
    <ButtonLink key="" href="/features" look="outline" className="own" arrow>
      Go
    </ButtonLink>,
  ],
])('%s shows its text with an arrow, its look and its class', (_, element) => {
  const shown = render(element);
  expect(shown.textContent).toBe('Go');
  expect(shown.querySelectorAll('svg')).toHaveLength(1);
  expect([...shown.classList]).toEqual(expect.arrayContaining(['button', 'button-outline', 'own']));
});

test('a link that looks like a button leads to its address', () => {
  const link = render(<ButtonLink href="/features">Go</ButtonLink>);
  expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/features']);
  expect(link.querySelector('svg')).toBeNull();
});

test('a button with only an icon has an accessible name and a tooltip, and can be disabled', () => {
  const button = render(
    <RoundButton label="Next" disabled>
      ›
    </RoundButton>,
  );
  expect(button.getAttribute('aria-label')).toBe('Next');
  expect(button.getAttribute('data-tooltip')).toBe('Next');
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('a field has a label', () => {
  const label = render(<TextField name="email" label="Email" type="email" />).querySelector('label');
  expect(label?.textContent.trim()).toBe('Email');
  expect(document.querySelector('input')?.id).toBe(label?.htmlFor);
});

test('the error of a field is its description, and marks it as invalid', () => {
  const input = render(<TextField name="team" label="Team" error="Too long" />).querySelector('input');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Too long');
});

test.each([
  [true, 'Play'],
  [false, 'Pause'],
])('paused: %s. Name and tooltip describe the next action: %s', (isPaused, label) => {
  const button = render(<PauseButton isPaused={isPaused} label={label} />);
  expect(button.getAttribute('aria-label')).toBe(label);
  expect(button.getAttribute('data-tooltip')).toBe(label);
  expect(button.hasAttribute('data-paused')).toBe(isPaused);
});
