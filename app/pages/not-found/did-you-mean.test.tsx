import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { localeOf } from '../../../content/locale.ts';
import { inRenderContext } from '../../i18n/render-context.ts';
import { DidYouMean } from './page.tsx';

const shown = (path: string) =>
  inRenderContext({ locale: localeOf(path) }, () => renderToStaticMarkup(<DidYouMean path={path} />));
const plain = (html: string) => html.replace(/<[^>]*>/g, '');

describe('the suggestions for an unknown path', () => {
  test('link to the one entry that the path names', () => {
    const html = shown('/football/liverpol');
    expect(plain(html)).toBe('Did you mean Liverpool?');
    expect(html).toContain('<a href="/football/liverpool">');
  });

  test('link to each of several entries', () => {
    expect(plain(shown('/nba/lakers'))).toBe('Did you mean Los Angeles Lakers or NBA?');
  });

  test('are Arabic on Arabic pages', () => {
    const html = shown(`/ar/${encodeURIComponent('الزعيم')}`);
    expect(plain(html)).toBe('هل تقصد الهلال؟');
    expect(html).toContain('href="/ar/football/al-hilal"');
  });

  test('are empty if the path names nothing, and do not repeat the path', () => {
    for (const path of ['/wp-login.php', '/%3Cscript%3E', '/404']) expect(plain(shown(path))).toBe('');
  });
});
