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

/** Runs in the page. */
function shownErrors(): number {
  return [...document.querySelectorAll('[aria-invalid=true]')].filter((field) => {
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return message?.checkVisibility() && message.textContent !== '';
  }).length;
}
