import type { ReactNode } from 'react';
import { localeOf, otherLocale } from '../../content/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { usePath } from '../i18n/use-path.ts';
import { LaterStyles } from '../later-styles.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer, useAlternate } from './language.tsx';
import { MobileMenu, Navigation } from './navigation.tsx';
import Toaster from './toasts/toaster.island.tsx';
import './frame.css';
import './skip-link.css';
import './tooltip.css';

/** The layout around every page. */
export function Frame({ search, children }: { search: ReactNode; children: ReactNode }) {
  const path = usePath();
  const locale = localeOf(path);
  const other = otherLocale[locale];
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        {m.skip_to_content()}
      </a>
      <Navigation />
      <LanguageOffer current={locale} other={other} href={useAlternate()} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LaterStyles of="frame" />
      <Footer />
      <MobileMenu search={search} />
      <Toaster />
    </>
  );
}
