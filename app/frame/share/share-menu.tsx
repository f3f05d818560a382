import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import { useSite } from '../../i18n/use-site.ts';
import { island } from '../../islands/island.tsx';
import { ShareControl } from './share-control.tsx';

const ways = ['X', 'WhatsApp', 'TikTok', 'Instagram', 'email', 'sms', 'copy'] as const;
const Share = island('share', ShareControl);

/** The share button of the navigation: shares the page being shown. */
export function ShareMenu() {
  const path = usePath();
  const { origin } = useSite();
  const shared = { title: `SportBuddy | ${m.tagline()}`, text: m.share_text(), url: origin + path };
  return (
    <Share
      id="share-menu"
      ways={ways}
      shared={shared}
      title={m.share_menu()}
      native="on-mobile"
      look="icon"
      label={m.nav_share()}
    />
  );
}
