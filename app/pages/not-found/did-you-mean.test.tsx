import { describe, expect, test } from 'vitest';
import { slots } from '../../../content/clock/slots.ts';
import { localeOf } from '../../../content/locale.ts';
import { inLocale } from '../../i18n/locale-of-rendering.ts';
import { withSuggestions } from './did-you-mean.tsx';

const page = `<main><div>${slots.didYouMean}</div><i data-props="${slots.addressWords}"/><input value="${slots.addressWords}"/></main>`;
const shown = (path: string) => inLocale(localeOf(path), () => withSuggestions(page, path));
const plain = (html: string) => html.replace(/<[^>]*>/g, '');

describe('the page of an unknown address', () => {
  test('asks whether its one name was meant, and links to it', () => {
    const html = shown('/football/liverpol');
    expect(plain(html)).toBe('Did you mean Liverpool?');
    expect(html).toContain('<a href="/football/liverpool">');
  });

  test('links to each of several names', () => {
    expect(plain(shown('/nba/lakers'))).toBe('Did you mean Los Angeles Lakers or NBA?');
  });

  test('asks in Arabic under Arabic addresses', () => {
    const html = shown(`/ar/${encodeURIComponent('الزعيم')}`);
    expect(plain(html)).toBe('هل تقصد الهلال؟');
    expect(html).toContain('href="/ar/football/al-hilal"');
  });

  test('says nothing where nothing is meant, and nothing of the address itself', () => {
    for (const path of ['/wp-login.php', '/%3Cscript%3E', '/404']) expect(plain(shown(path))).toBe('');
  });

  test('has the words of the address in its search, in both languages, whether they mean anything or not', () => {
    expect(shown('/football/liverpol')).toContain('<i data-props="liverpol"/><input value="liverpol"/>');
    expect(shown(`/ar/${encodeURIComponent('الزعيم')}`)).toContain('<input value="الزعيم"/>');
    expect(shown('/no-such-%22%3E-page')).toContain('<input value="no such page"/>');
    expect(shown('/404')).toContain('<input value=""/>');
  });

  test('says the same when it is asked again, after many others', () => {
    const first = shown('/spurs');
    for (let n = 0; n < 600; n++) shown(`/scan-${n}`);
    expect(shown('/spurs')).toBe(first);
    expect(plain(first)).toBe('Did you mean Tottenham Hotspur?');
  });
});
