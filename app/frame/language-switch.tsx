import { useLocation } from 'react-router';
import { nearestPage } from '../../content/addresses.ts';
import { barePath, localeOf, localizedPath, otherLocale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';

/**
 * Leads to the same page in the other language, or to the nearest one above it where there is none;
 * `data-language` lets the browser remember the choice.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const other = otherLocale[localeOf(pathname)];
  return (
    <a
      href={localizedPath(nearestPage(barePath(pathname)), other)}
      lang={other}
      hrefLang={other}
      data-language={other}
      className="language-switch nav-link"
    >
      {m.language_other()}
    </a>
  );
}
