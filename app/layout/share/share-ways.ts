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
