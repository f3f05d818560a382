import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteContext } from '../../content/site-context.ts';
import type { LetterContent, RenderedLetter } from '../../sign-up/letters/letter.ts';
import { inRenderContext } from '../i18n/render-context.ts';
import { LetterDocument } from './letter-document.tsx';
import { outlookStyles } from './letter-styles.ts';
import { letterText } from './letter-text.ts';
import { letterWords } from './letter-words.ts';

/** Renders a letter in its own language, as an HTML document and as plain text. */
export async function renderLetter(content: LetterContent, site: SiteContext): Promise<RenderedLetter> {
  const { locale } = content;
  return inRenderContext({ locale, site }, () => {
    const words = letterWords(content);
    const html = renderToStaticMarkup(<LetterDocument locale={locale} words={words} />);
    return {
      subject: words.subject,
      html: `<!DOCTYPE html>${html.replace('</head>', `${outlookStyles}</head>`)}`,
      text: letterText(words),
    };
  });
}
