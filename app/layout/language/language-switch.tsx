import { localeOf, otherLocale, ownName } from '../../../content/locale.ts';
import { usePath } from '../../i18n/use-path.ts';
import { alternateOf } from './alternate.ts';

/** Leads to the page's alternate; `data-language` lets the browser remember the choice. */
export function LanguageSwitch() {
  const path = usePath();
  const other = otherLocale[localeOf(path)];
  return (
    <a
      href={alternateOf(path)}
      lang={other}
      hrefLang={other}
      data-language={other}
      className="language-switch nav-link"
    >
      {ownName[other]}
    </a>
  );
}
