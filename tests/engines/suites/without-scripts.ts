import { expect, test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { pageKinds } from '../../look/views/page-kinds.ts';
import { computer, phone } from '../drivers/windows.ts';
import type { Visitor } from '../visitor.ts';
import { hasLoaded } from './page-faults.ts';

/** Tests the site with JavaScript disabled. */
export function testWithoutScripts(visit: () => Visitor): void {
  for (const { name, path } of pageKinds)
    test(`${name}: loads completely and shows no control that needs a script`, async () => {
      const visitor = visit();
      await visitor.open(path, phone);
      await visitor.see('fonts and pictures have loaded', true, hasLoaded);
      expect(await visitor.run(deadControls)).toEqual([]);
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

  for (const language of locales)
    test(`the share menu opens, and the mobile menu opens and its links work, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/features', language), computer);
      await visitor.press('[popovertarget=share-menu]');
      await visitor.shown('#share-menu .channel-row');
      await visitor.open(localizedPath('/features', language), phone);
      await visitor.press('[popovertarget=mobile-menu]:not(#mobile-menu *)');
      await visitor.press('#mobile-menu .mobile-menu-hubs a');
      await visitor.at(localizedPath('/football', language));
    });

  test('carousels scroll natively, and the film has native controls', async () => {
    const visitor = visit();
    await visitor.open('/', phone);
    await visitor.see('the last card can be scrolled to', true, () => {
      const card = document.querySelector('section.feature-carousel .carousel-slide:last-child');
      card?.scrollIntoView({ behavior: 'instant', inline: 'start' });
      const box = card?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && box.right <= innerWidth + 1;
    });
    await visitor.open('/watch-video', phone);
    await visitor.shown('video[controls]');
  });
}

/**
 * Runs in the page. Ignores buttons in lists and on maps: their text is useful without a script.
 * @returns the HTML of visible controls that do nothing without a script
 */
function deadControls(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button, [role=combobox]')]
    .filter((control) => !control.matches('.pub-row *, .pin, .beam, .player-chapters *'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.popoverTargetElement && !(control.type === 'submit' && control.form))
    .map((control) => control.outerHTML.slice(0, 160));
}
