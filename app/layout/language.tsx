import { xIcon } from '@sportbuddy/media/manifest/icons';
import { createContext, useContext } from 'react';
import { findPage, nearestPage } from '../../content/addresses.ts';
import {
  barePath,
  direction,
  type Locale,
  localeOf,
  localizedPath,
  otherLocale,
  ownName,
} from '../../content/locale.ts';
import { languageOfferScript } from '../client/language-offer.ts';
import { Icon } from '../components/icon.tsx';
import { m } from '../i18n/paraglide/messages.js';
import { usePath } from '../i18n/use-path.ts';
import './language.css';
import './nav-link.css';

type LanguageOfferProps = { current: Locale; other: Locale; href: string };

/**
 * Offered if the browser prefers the other language and the visitor has not chosen one
 * (client/language-offer.ts). The site never redirects by language.
 */
export function LanguageOffer({ current, other, href }: LanguageOfferProps) {
  return (
    <>
      <template>
        <aside
          className="language-offer"
          data-ground="chalk"
          lang={other}
          dir={direction[other]}
          aria-labelledby="language-offer-text"
        >
          <p id="language-offer-text">{m.language_offer()}</p>
          <a href={href} hrefLang={other} data-language={other} className="rule-link">
            {m.language_offer_accept()}
          </a>
          <button
            type="button"
            lang={current}
            aria-label={m.language_offer_decline()}
            data-tooltip={m.language_offer_decline()}
            data-language={current}
          >
            <Icon path={xIcon} size={20} />
          </button>
        </aside>
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: languageOfferScript }} />
    </>
  );
}

/**
 * Appended to the path by links to the other language: `?team=…` of the sign-up form, or the token
 * of an own sign-up. Empty on other pages.
 */
export const AlternateSuffix = createContext('');

/** @returns the path of this page in the other language */
export function useAlternate(): string {
  return alternateOf(usePath()) + useContext(AlternateSuffix);
}

/** Links to the alternate page. `data-language` lets the client script store the choice. */
export function LanguageSwitch() {
  const path = usePath();
  const other = otherLocale[localeOf(path)];
  return (
    <a
      href={useAlternate()}
      lang={other}
      hrefLang={other}
      data-language={other}
      className="language-switch nav-link"
    >
      {ownName[other]}
    </a>
  );
}

/** @returns the path of the same page in the other language, or of its nearest existing ancestor */
export function alternateOf(path: string): string {
  const bare = barePath(path);
  return localizedPath(findPage(bare) ? bare : nearestPage(bare), otherLocale[localeOf(path)]);
}
