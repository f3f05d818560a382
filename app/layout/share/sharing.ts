import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../toasts/toasts.ts';
import type { Shared } from './native-share.ts';

/** Ways to share. Networks have their own names; `copy`, `email` and `sms` are translated. */
export type ShareChannel = 'X' | 'Facebook' | 'WhatsApp' | 'TikTok' | 'Instagram' | 'email' | 'sms' | 'copy';

/** @returns the URL that a channel opens; empty for `copy` */
export function shareAddress(channel: ShareChannel, { title, text, url }: Shared): string {
  const address = encodeURIComponent(url);
  const textAndAddress = encodeURIComponent(`${text} ${url}`);
  switch (channel) {
    case 'X':
      return `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${address}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'WhatsApp':
      return `https://wa.me/?text=${textAndAddress}`;
    case 'TikTok':
      return `https://www.tiktok.com/upload?url=${address}`;
    case 'Instagram':
      return 'https://www.instagram.com/';
    case 'email':
      return `mailto:?subject=${encodeURIComponent(title)}&body=${textAndAddress}`;
    case 'sms':
      return `sms:?body=${textAndAddress}`;
    case 'copy':
      return '';
  }
}

/**
 * Shares by one channel and shows a toast.
 * @returns false only if copying failed, so that the visitor has to copy the URL by hand
 */
export async function shareBy(channel: ShareChannel, shared: Shared): Promise<boolean> {
  switch (channel) {
    case 'copy':
      return toastCopyResult(copyText(shared.url), m.toast_copied());
    case 'email':
      showToast({ kind: 'success', title: m.toast_email() });
      return true;
    case 'sms':
      showToast({ kind: 'success', title: m.toast_sms() });
      return true;
    default:
      return openNetwork(channel, shared);
  }
}

async function openNetwork(
  channel: Exclude<ShareChannel, 'copy' | 'email' | 'sms'>,
  shared: Shared,
): Promise<boolean> {
  // Copy first: the new tab takes focus and user activation.
  const copying = channel === 'Instagram' && copyText(shared.url);
  // With `noopener`, `window.open` returns null even if the popup is not blocked.
  const opened = window.open(shareAddress(channel, shared), '_blank');
  if (!opened) return toastCopyResult(copying || copyText(shared.url), m.toast_blocked(), 'error');
  opened.opener = null;
  if (copying) return toastCopyResult(copying, m.toast_instagram());
  showToast({ kind: 'success', title: m.toast_shared_via({ network: channel }) });
  return true;
}

async function toastCopyResult(
  copying: Promise<boolean>,
  message: string,
  kind: 'success' | 'error' = 'success',
): Promise<boolean> {
  const copied = await copying;
  if (copied || kind === 'error') showToast({ kind, title: message });
  return copied;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain HTTP, or permission was denied.
    return false;
  }
}
