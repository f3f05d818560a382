import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { currentLocale } from '../i18n/current-locale.ts';
import { direction } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { type Toast, takeToasts } from './toasts.ts';

const belowBar = 'calc(var(--nav-height) + 8px)';
/** Long enough to read two short lines twice. */
const readingTimeMs = 6000;

/** On the page with the ticket toasts come from above: there they never lie on what the ticket says. */
function edgeOf(page: Document): 'top' | 'bottom' {
  return page.querySelector('.sign-up-ticket') ? 'top' : 'bottom';
}

export function Toaster() {
  const locale = currentLocale();
  const edge = edgeOf(document);
  useEffect(() => takeToasts(showWithSonner), []);
  return (
    <Sonner
      position={locale === 'ar' ? `${edge}-right` : `${edge}-left`}
      offset={{ top: belowBar }}
      mobileOffset={{ top: belowBar }}
      dir={direction[locale]}
      containerAriaLabel={m.notifications()}
      duration={readingTimeMs}
      icons={{ info: null, success: null, error: null }}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
      visibleToasts={4}
      expand
    />
  );
}

const sonnerKind = { info: toast.info, progress: toast.loading, success: toast.success, error: toast.error };

function showWithSonner({ kind, title, description, id }: Toast): void {
  sonnerKind[kind](title, {
    ...(id && { id }),
    ...(description ? { description } : { description: null }),
    duration: kind === 'progress' ? Number.POSITIVE_INFINITY : readingTimeMs,
  });
}
