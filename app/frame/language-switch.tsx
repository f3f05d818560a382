import { useLocation } from 'react-router';
import { localeOf, otherLocale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { twinOf } from './twin.ts';

/** Leads to the page's twin; `data-language` lets the browser remember the choice. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const other = otherLocale[localeOf(pathname)];
  return (
    <a
      href={twinOf(pathname)}
      lang={other}
      hrefLang={other}
      data-language={other}
      className="language-switch nav-link"
    >
      {m.language_other()}
    </a>
  );
}
