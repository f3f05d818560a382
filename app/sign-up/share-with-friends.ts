import { m } from '../i18n/paraglide/messages.js';

/** Props of a `ShareControl` that invites friends. `url` is absolute. */
export function shareWithFriends(url: string) {
  return {
    channels: ['X', 'Facebook', 'WhatsApp', 'copy'] as const,
    shared: { title: m.ea_share_title(), text: m.ea_share_text(), url },
    title: m.ea_share(),
    label: m.ea_share(),
    native: 'when-available' as const,
  };
}
