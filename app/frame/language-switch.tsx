import { useLocation } from 'react-router';
import { localeOf, localizedPath, otherLocale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';

/** Leads to the same page in the other language; `data-language` lets the browser remember the choice. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const other = otherLocale[localeOf(pathname)];
  return (
    <a
      href={localizedPath(pathname, other)}
      lang={other}
      hrefLang={other}
      data-language={other}
      className="language-switch nav-link"
    >
      {m.language_other()}
    </a>
  );
}
