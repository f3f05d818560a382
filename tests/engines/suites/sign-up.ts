import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { phone } from '../drivers/windows.ts';
import type { Visitor } from '../visitor.ts';

const submit = 'form.sign-up-form [type=submit]';

const uniqueEmail = () => `fan-${randomUUID()}@sportbuddy.example`;

/** Tests an invalid and a valid sign-up. */
export function testSignUp(visit: () => Visitor, scripts: boolean): void {
  for (const language of locales)
    test(`an invalid sign-up shows errors at its fields, a valid one the ticket, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/coming-soon', language), phone);
      await visitor.type('[name=name]', 'J');
      await visitor.type('[name=email]', 'jonas@mail');
      await visitor.press(submit);
      await visitor.see('both fields show an error', 2, shownErrors);
      if (scripts)
        await visitor.see('the first has the focus', 'name', () =>
          document.activeElement?.getAttribute('name'),
        );
      expect(await visitor.run(() => document.querySelector<HTMLInputElement>('[name=name]')?.value)).toBe(
        'J',
      );
      await visitor.type('[name=name]', 'onas');
      await visitor.run(() => {
        const field = document.querySelector<HTMLInputElement>('[name=email]');
        if (field) field.value = '';
        return true;
      });
      await visitor.type('[name=email]', uniqueEmail());
      await visitor.press(submit);
      await visitor.shown('.ticket-booked .booked-admit');
      await visitor.shown('form.sign-up-form', false);
      if (scripts) await visitor.shown('.toast[data-kind=success]');
      expect(await visitor.run(() => location.href)).not.toContain('@');
    });
}

/** Tests Back to a refused form, from the back/forward cache and from the network or HTTP cache. */
export function testSignUpHistory(visit: () => Visitor, scripts: boolean): void {
  for (const isFrozen of scripts ? [true, false] : [false])
    test(`Back to a refused form keeps its fields, ${isFrozen ? 'with' : 'without'} the back/forward cache`, async () => {
      const visitor = visit();
      await visitor.open('/coming-soon', phone);
      // Firefox and WebKit keep no page with a listener of `unload`. Without scripts, Firefox keeps
      // none by a preference of its driver.
      if (!isFrozen)
        await visitor.run(() => {
          addEventListener('unload', () => undefined);
          return true;
        });
      await visitor.type('[name=name]', 'Ann');
      await visitor.type('[name=email]', 'ann@mail');
      await visitor.press(submit);
      await visitor.see('the address shows an error', 1, shownErrors);
      await visitor.type('[name=team]', 'Leeds');
      await visitor.press('.form-small a');
      await visitor.at('/privacy-policy');
      await visitor.run(() => {
        history.back();
        return true;
      });
      await visitor.see('the fields are as they were', ['Ann', 'Leeds', 'ann@mail'], () =>
        ['name', 'team', 'email'].map(
          (name) => document.querySelector<HTMLInputElement>(`form.sign-up-form [name=${name}]`)?.value,
        ),
      );
    });
}

/** Runs in the page. */
function shownErrors(): number {
  return [...document.querySelectorAll('[aria-invalid=true]')].filter((field) => {
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return message?.checkVisibility() && message.textContent !== '';
  }).length;
}
