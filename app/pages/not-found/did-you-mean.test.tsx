import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { localeOf } from '../../../content/locale.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import { DidYouMean } from './page.tsx';

const renderSuggestions = (path: string) =>
  inRenderContext({ locale: localeOf(path) }, () => renderToStaticMarkup(<DidYouMean path={path} />));
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

describe('the suggestions for an unknown path', () => {
  test('link to the only match', () => {
    const html = renderSuggestions('/football/liverpol');
    expect(withoutTags(html)).toBe('Did you mean Liverpool?');
    expect(html).toContain('<a href="/football/liverpool">');
  });

  test('keep the query', () => {
    const html = inRenderContext({ locale: 'en' }, () =>
      renderToStaticMarkup(<DidYouMean path="/football/liverpol" search="?with=k7pm2xqa&x=%22a%22" />),
    );
    expect(html).toContain('<a href="/football/liverpool?with=k7pm2xqa&amp;x=%22a%22">');
  });

  test('link to each of several entries', () => {
    expect(withoutTags(renderSuggestions('/nba/lakers'))).toBe('Did you mean Los Angeles Lakers or NBA?');
  });

  test('are Arabic on Arabic pages', () => {
    const html = renderSuggestions(`/ar/${encodeURIComponent('الزعيم')}`);
    expect(withoutTags(html)).toBe('هل تقصد الهلال؟');
    expect(html).toContain('href="/ar/football/al-hilal"');
  });

  test('are empty if there is no match', () => {
    for (const path of ['/wp-login.php', '/%3Cscript%3E', '/404'])
      expect(withoutTags(renderSuggestions(path))).toBe('');
  });
});
