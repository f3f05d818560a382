import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSiteContext } from '../../content/site-context.ts';
import { inRenderContext } from '../i18n/render-context.ts';
import { Footer } from './footer.tsx';

function lastColumn(siteUrl: string) {
  const site = { ...defaultSiteContext(), siteUrl };
  const html = inRenderContext({ locale: 'en', site }, () => renderToStaticMarkup(<Footer />));
  const column = html.slice(html.lastIndexOf('<h2'));
  return {
    heading: />(.*?)<\/h2>/.exec(column)?.[1],
    accounts: column.match(/rel="me noopener"/g)?.length ?? 0,
  };
}

test('a public site links to no account that nobody has named', () => {
  expect(lastColumn('https://www.fans.com')).toEqual({ heading: 'Language', accounts: 0 });
  expect(lastColumn('https://sportbuddy.example').accounts).toBe(4);
});
