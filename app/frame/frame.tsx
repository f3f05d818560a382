import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { island } from '../islands/island.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { ToastRegion } from './toast-region.tsx';

const Toasts = island('toasts', ToastRegion);

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        {m.skip_to_content()}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </>
  );
}
