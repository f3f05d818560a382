import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locales } from '../../../content/locale.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import renderPage from './page.tsx';

test.each(locales)('in "%s" the minutes of the sections rise', (locale) => {
  const html = inRenderContext({ locale }, () => {
    const address = { kind: 'home', path: '/', updated: '2026-11-27' } as const;
    const { body } = renderPage({
      address,
      locale,
      query: new URLSearchParams(),
      outcome: null,
      ownSignUp: null,
    });
    return renderToStaticMarkup(body);
  });
  const minutes = [...html.matchAll(/section-heading-minute[^>]*>(\d+)(?:\+(\d+))?′/g)].map(
    ([, minute, added = '0']) => Number(minute) + Number(added) / 100,
  );
  expect(minutes.length).toBe(locale === 'ar' ? 8 : 7);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});
