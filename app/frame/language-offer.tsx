import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { chooseLanguage, hasChosenLanguage } from './language-choice.ts';
import './language-offer.css';

type LanguageOfferProps = { current: 'en' | 'ar'; other: 'en' | 'ar'; href: string };

/** A quiet offer, on a first visit whose browser prefers the other language. Nobody is ever redirected. */
export function LanguageOffer({ current, other, href }: LanguageOfferProps) {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const prefers = (language: string) => navigator.languages[0]?.toLowerCase().startsWith(language);
    setOffered(Boolean(prefers(other)) && !hasChosenLanguage());
  }, [other]);
  useEffect(() => rememberSwitches(), []);
  if (!offered) return null;
  return (
    <aside className="language-offer" data-ground="chalk" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
      <p>{m.language_offer()}</p>
      <a href={href} hrefLang={other} data-language={other} className="rule-link">
        {m.language_offer_accept()}
      </a>
      <button
        type="button"
        lang={current}
        aria-label={m.language_offer_decline()}
        data-tooltip={m.language_offer_decline()}
        onClick={() => {
          chooseLanguage(current);
          setOffered(false);
        }}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  );
}

/** Every link that switches the language carries it in `data-language`. */
function rememberSwitches(): () => void {
  const remember = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-language]');
    if (link) chooseLanguage(link.dataset.language === 'ar' ? 'ar' : 'en');
  };
  document.addEventListener('click', remember);
  return () => document.removeEventListener('click', remember);
}
