// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowIcon, Button, ButtonLink, PauseButton, RoundButton } from './button.tsx';
import { TextField } from './text-field.tsx';

const arrow = renderToStaticMarkup(<ArrowIcon />);

test('the arrow icon is mirrored in Arabic and hidden from screen readers', () => {
  expect(arrow).toMatch(
    /^<svg [^>]*width="20"[^>]* stroke-width="2.4"[^>]*mirrored"[^>]*aria-hidden="true">/,
  );
});

test.each<[string, ReactElement, string]>([
  [
    'has type=button by default',
    <Button key="">Go</Button>,
    '<button type="button" class="button  ">Go</button>',
  ],
  [
    'passes on type, class and arrow',
    <Button key="" type="submit" look="outline" className="own" arrow>
      Go
    </Button>,
    `<button type="submit" class="button button-outline own">Go${arrow}</button>`,
  ],
  [
    'can be a link',
    <ButtonLink key="" href="/features">
      Go
    </ButtonLink>,
    '<a href="/features" class="button  ">Go</a>',
  ],
  [
    'can be a link with an arrow',
    <ButtonLink key="" href="/features" look="outline" className="own" arrow>
      Go
    </ButtonLink>,
    `<a href="/features" class="button button-outline own">Go${arrow}</a>`,
  ],
  [
    'has an accessible name and tooltip if it shows only an icon',
    <RoundButton key="" label="Next">
      ›
    </RoundButton>,
    '<button type="button" aria-label="Next" data-tooltip="Next" class="round-button ">›</button>',
  ],
  [
    'passes on class and disabled if it shows only an icon',
    <RoundButton key="" label="Next" className="own" disabled>
      ›
    </RoundButton>,
    '<button type="button" aria-label="Next" data-tooltip="Next" disabled="" class="round-button own">›</button>',
  ],
])('a button %s', (_, button, markup) => {
  expect(renderToStaticMarkup(button)).toBe(markup);
});

test('a field has a label', () => {
  expect(renderToStaticMarkup(<TextField name="email" label="Email" type="email" />)).toBe(
    '<div class="text-field"><label for="field-email">Email </label>' +
      '<input type="email" id="field-email" name="email"/></div>',
  );
});

test('a field’s error is rendered below it and referenced by aria-describedby', () => {
  expect(renderToStaticMarkup(<TextField name="team" label="Team" note="optional" error="Too long" />)).toBe(
    '<div class="text-field" data-invalid=""><label for="field-team">Team <small>optional</small></label>' +
      '<input id="field-team" aria-invalid="true" aria-describedby="field-team-error" name="team"/>' +
      '<p id="field-team-error" class="field-error">Too long</p></div>',
  );
});

test.each([
  [true, 'Play'],
  [false, 'Pause'],
])('paused: %s. Name and tooltip describe the next action: %s', (isPaused, label) => {
  document.body.innerHTML = renderToStaticMarkup(<PauseButton isPaused={isPaused} label={label} />);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe(label);
  expect(button?.dataset.tooltip).toBe(label);
  expect(button?.hasAttribute('data-paused')).toBe(isPaused);
});

test('the pause button has an icon for each state, hidden from screen readers', () => {
  document.body.innerHTML = renderToStaticMarkup(<PauseButton isPaused={false} label="Pause" />);
  const icons = [...document.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(icons.map((icon) => /(pause|play)-icon/.exec(icon.getAttribute('class') ?? '')?.[1])).toEqual([
    'pause',
    'play',
  ]);
});
