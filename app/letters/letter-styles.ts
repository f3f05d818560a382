import type { CSSProperties } from 'react';
// E-mail programs do not know custom properties.
import * as palette from '../../content/palette.ts';

/** Most readers have none of our fonts. Tahoma and Arial have Arabic letters. */
const textFont = "Archivo, 'Segoe UI', Tahoma, Arial, sans-serif";
const displayFont = "Anybody, 'Arial Black', 'Segoe UI', Tahoma, Arial, sans-serif";

const text = { fontFamily: textFont, fontSize: 17, lineHeight: '27px', color: palette.ink };

/**
 * Inline styles. Outlook applies padding to cells only, and does not support the shorthand
 * `background`.
 */
export const letterStyles = {
  body: { margin: 0, padding: 0, backgroundColor: palette.chalk },
  ground: { backgroundColor: palette.chalk },
  margin: { padding: '24px 12px' },
  sheet: { maxWidth: 600 },
  brand: {
    padding: '14px 28px',
    backgroundColor: palette.ink,
    fontFamily: displayFont,
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 800,
    color: palette.chalk,
  },
  content: { ...text, padding: '28px 28px 32px', backgroundColor: palette.paper },
  heading: {
    margin: '0 0 20px',
    fontFamily: displayFont,
    fontSize: 30,
    lineHeight: '40px',
    fontWeight: 800,
    color: palette.ink,
  },
  paragraph: { ...text, margin: '0 0 16px' },
  buttonTable: { margin: '8px 0 16px' },
  // Outlook ignores the padding of the link, and takes that of the cell.
  buttonCell: outlook({ backgroundColor: palette.ember, borderRadius: 10 }, { msoPaddingAlt: '14px 28px' }),
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    fontFamily: textFont,
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 700,
    color: palette.ink,
    textDecoration: 'none',
  },
  link: { color: palette.ink, textDecoration: 'underline' },
  stub: {
    padding: '18px 28px',
    backgroundColor: palette.manila,
    borderTop: `3px dashed ${palette.chalk}`,
  },
  factLabel: { ...text, fontSize: 15, lineHeight: '24px', padding: '2px 0', fontWeight: 400 },
  factValue: { ...text, fontSize: 15, lineHeight: '24px', padding: '2px 0', fontWeight: 700 },
  foot: { padding: '20px 28px 8px', backgroundColor: palette.chalk },
  small: {
    margin: '0 0 10px',
    fontFamily: textFont,
    fontSize: 14,
    lineHeight: '22px',
    color: palette.mutedChalk,
  },
  /** Lines of links, far enough apart for thumbs. */
  links: { margin: '0 0 12px', fontFamily: textFont, fontSize: 15, lineHeight: '36px' },
  smallLink: { color: palette.mutedChalk, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** React's types know no properties of Outlook. */
function outlook(style: CSSProperties, own: Record<`mso${string}`, string>): CSSProperties {
  return { ...style, ...own };
}

/** Button and stub keep their colours: ember and manila carry ink in both schemes. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.ground, .foot { background-color: ${palette.night} !important }
.content { background-color: ${palette.night2} !important }
.stub { border-color: ${palette.night} !important }
.text { color: ${palette.chalk} !important }
.muted { color: ${palette.mutedNight} !important }
}`;

/** Outlook does not know `max-width`. */
export const outlookStyles = '<!--[if mso]><style>.sheet { width: 600px }</style><![endif]-->';
