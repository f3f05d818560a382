import { findPage, nearestPage, type Page } from '../../../content/addresses.ts';
import { firstDay, isEventOver } from '../../../content/events/events.ts';
import { barePath, type Locale, localeOf, localizedUrl } from '../../../content/locale.ts';
import { siteContext } from '../../../content/site-context.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import type { Shared } from './native-share.ts';
import ShareControl from './share-control.island.tsx';

const channels = ['X', 'WhatsApp', 'TikTok', 'Instagram', 'email', 'sms', 'copy'] as const;

/**
 * The share button of the navigation. Shares the current page, or the nearest ancestor of an
 * unknown path.
 */
export function ShareMenu({ id }: { id: string }) {
  const path = usePath();
  const shared = nearestPage(barePath(path));
  const url = localizedUrl(siteContext().siteUrl, shared, localeOf(path));
  return (
    <ShareControl
      id={id}
      channels={channels}
      shared={{ ...textsOf(findPage(shared), localeOf(path)), url }}
      title={m.share_menu()}
      native="on-mobile"
      look="icon"
      label={m.nav_share()}
    />
  );
}

/** An event is shared with its name and day until it is over. */
function textsOf(page: Page | undefined, locale: Locale): Omit<Shared, 'url'> {
  if (page?.kind !== 'event' || isEventOver(page.event))
    return { title: `SportBuddy | ${m.tagline()}`, text: m.share_text() };
  const event = page.event.name[locale];
  return {
    title: `${event} | SportBuddy`,
    text: m.share_event({ event, day: firstDay(page.event, locale) }),
  };
}
