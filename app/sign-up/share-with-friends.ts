import { m } from '../i18n/paraglide/messages.js';

/** Props of a `ShareControl` that invites friends. `url` is absolute. */
export function shareWithFriends(url: string) {
  return {
    channels: ['X', 'Facebook', 'WhatsApp', 'copy'] as const,
    shared: { title: m.sign_up_share_title(), text: m.sign_up_share_text(), url },
    title: m.sign_up_share(),
    label: m.sign_up_share(),
    native: 'when-available' as const,
  };
}
