import { m } from '../../i18n/paraglide/messages.js';
import { showToast } from '../toasts/toasts.ts';

/** What a visitor shares: a page's absolute address with a title and a sentence. */
export type Shared = { title: string; text: string; url: string };

/** Every way to share, by the name under which visitors know it; `copy`, `email` and `sms` have names in the visitor's language. */
export type ShareWay = 'X' | 'Facebook' | 'WhatsApp' | 'TikTok' | 'Instagram' | 'email' | 'sms' | 'copy';

/** @returns where a way of sharing leads; empty for `copy`, which leads nowhere */
export function shareAddress(way: ShareWay, { title, text, url }: Shared): string {
  const address = encodeURIComponent(url);
  const textAndAddress = encodeURIComponent(`${text} ${url}`);
  switch (way) {
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
 * Shares in one way and says so in a toast.
 * @returns false only when the link should have been copied and the browser would not: the visitor has to do it by hand
 */
export async function shareBy(way: ShareWay, shared: Shared): Promise<boolean> {
  switch (way) {
    case 'copy':
      return toastCopyResult(copyText(shared.url), m.toast_copied());
    case 'email':
      showToast({ kind: 'success', title: m.toast_email() });
      return true;
    case 'sms':
      showToast({ kind: 'success', title: m.toast_sms() });
      return true;
    default:
      return openNetwork(way, shared);
  }
}

async function openNetwork(
  way: Exclude<ShareWay, 'copy' | 'email' | 'sms'>,
  shared: Shared,
): Promise<boolean> {
  // Copy first: the new tab takes focus and user activation.
  const copying = way === 'Instagram' && copyText(shared.url);
  // With `noopener`, `window.open` returns null even if the popup is not blocked.
  const opened = window.open(shareAddress(way, shared), '_blank');
  if (!opened) return toastCopyResult(copying || copyText(shared.url), m.toast_blocked(), 'error');
  opened.opener = null;
  if (copying) return toastCopyResult(copying, m.toast_instagram());
  showToast({ kind: 'success', title: m.toast_shared_via({ network: way }) });
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
    // No clipboard on plain HTTP, or the visitor's browser refuses it.
    return false;
  }
}

let isSheetPending = false;

/** @returns false if there is no share sheet or it failed: the panel should open. Cancelling it does nothing. */
export async function shareNatively(shared: Shared): Promise<boolean> {
  if (!navigator.share) {
    showToast({ kind: 'info', title: m.toast_no_native() });
    return false;
  }
  if (isSheetPending) return true;
  isSheetPending = true;
  try {
    await navigator.share(shared);
    showToast({ kind: 'success', title: m.toast_thanks() });
    return true;
  } catch (error) {
    if (error instanceof DOMException && quietErrors.includes(error.name)) return true;
    showToast({ kind: 'error', title: m.toast_native_failed() });
    return false;
  } finally {
    isSheetPending = false;
  }
}

/** The visitor cancelled, or the browser still has another sheet open. */
const quietErrors = ['AbortError', 'InvalidStateError'];
