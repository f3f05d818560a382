import { X } from 'lucide-react';
import { direction, type Locale } from '../../../content/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './language-offer.css';

type LanguageOfferProps = { current: Locale; other: Locale; href: string };

/** A quiet offer, on a first visit whose browser prefers the other language (client/language-offer.ts). The site never redirects by language. */
export function LanguageOffer({ current, other, href }: LanguageOfferProps) {
  return (
    <template id="language-offer">
      <aside className="language-offer" data-ground="chalk" lang={other} dir={direction[other]}>
        <p>{m.language_offer()}</p>
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
          <X size={20} aria-hidden="true" />
        </button>
      </aside>
    </template>
  );
}
