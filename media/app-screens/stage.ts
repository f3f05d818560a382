import { direction, type Locale } from '../../content/locale.ts';
import { fontFaces } from '../studio/chromium.ts';
import { STYLE } from './style.ts';

/** Inputs for drawing a screen in one language. */
export interface Kit {
  readonly language: Locale;
  /** Returns the text of the kit's language. */
  readonly say: (en: string, ar: string) => string;
  /** Returns the sample of the kit's language. */
  readonly pick: <T>(en: T, ar: T) => T;
  /** A Material Design icon by name. */
  readonly icon: (name: string) => string;
  /** The pin badge of a team, or of `sample-home` or `sample-away`, `size` CSS px high. */
  readonly pin: (slug: string, size: number) => string;
}

/** Size in CSS px of the phone with its frame. */
const PHONE = { width: 412, height: 866 } as const;
/** Size of the picture in perspective, in pixels. */
export const PHOTO = { width: 760, height: 1200 } as const;
/** Size of the upright picture for cards in CSS px. The phone's bottom is cut off. */
export const CARD = { width: 292, height: 430 } as const;

function phone(kit: Kit, screen: string): string {
  return `<div class="phone"><i class="key a"></i><i class="key b"></i><i class="key c"></i><div class="glass" lang="${kit.language}" dir="${direction[kit.language]}">
    ${screen}
    <div class="status"><b>19:42</b><span>${kit.icon('wifi')}${kit.icon('battery-70')}</span></div><i class="island"></i><i class="shine"></i></div></div>`;
}

async function documentOf(body: string, style: string): Promise<string> {
  return `<!doctype html><style>${await fontFaces()}${STYLE}${style}</style>${body}`;
}

/** The phone in perspective with a shadow, turned towards the page's text. */
export function photographed(kit: Kit, screen: string): Promise<string> {
  const turn = direction[kit.language] === 'rtl' ? 1 : -1;
  const style = `.stage{position:absolute;inset:0;perspective:1900px;perspective-origin:50% 40%}
    .stage .phone{position:absolute;left:174px;top:150px;zoom:1;transform:scale(1.2) rotateX(13deg) rotateY(${turn * 15}deg) rotateZ(${turn * -4.5}deg)}
    .cast{position:absolute;left:150px;top:130px;width:${PHONE.width}px;height:${PHONE.height}px;border-radius:70px;background:#02040c;opacity:.5;filter:blur(24px);
      transform:translate(${turn * -22}px,18px) scale(1.16) rotateX(13deg) rotateY(${turn * 15}deg) rotateZ(${turn * -4.5}deg)}`;
  return documentOf(`<div class="stage"><div class="cast"></div>${phone(kit, screen)}</div>`, style);
}

/** The upright phone, cut off below its middle. Pages tilt it. */
export function upright(kit: Kit, screen: string): Promise<string> {
  return documentOf(phone(kit, screen), `.phone{zoom:${CARD.width / PHONE.width}}`);
}
