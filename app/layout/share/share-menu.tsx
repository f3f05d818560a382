import { nearestPage } from '../../../content/addresses.ts';
import { barePath, localeOf, localizedUrl } from '../../../content/locale.ts';
import { siteContext } from '../../../content/site-context.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import ShareControl from './share-control.island.tsx';

const channels = ['X', 'WhatsApp', 'TikTok', 'Instagram', 'email', 'sms', 'copy'] as const;

/** The share button of the navigation. Shares the current page, or the nearest ancestor of an unknown path. */
export function ShareMenu({ id }: { id: string }) {
  const path = usePath();
  const url = localizedUrl(siteContext().siteUrl, nearestPage(barePath(path)), localeOf(path));
  const shared = { title: `SportBuddy | ${m.tagline()}`, text: m.share_text(), url };
  return (
    <ShareControl
      id={id}
      channels={channels}
      shared={shared}
      title={m.share_menu()}
      native="on-mobile"
      look="icon"
      label={m.nav_share()}
    />
  );
}
