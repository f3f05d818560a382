import { type CompanyTable, companyTable } from '../../../content/company.ts';
import { infoText } from '../../../content/info/info.ts';
import type { InfoPage } from '../../../content/info/info-page.ts';
import type { Locale } from '../../../content/locale.ts';
import { withAddresses } from '../../../content/mail-addresses.ts';
import { type InfoKind, infoPages } from '../../../content/pages/info-pages.ts';
import { site } from '../../../content/site.ts';
import { localizeFaqs, type Question } from '../../components/catalogue/questions.tsx';
import { markdownHtml } from '../../i18n/markdown-html.ts';

type Block = 'company' | 'logos' | 'pictures';

export type InfoSection = {
  id: string;
  heading: string;
  /** Paragraphs and list as HTML; empty if there are none. */
  html: string;
  facts: { name: string; value: string }[];
  questions: Question[];
  block: Block | undefined;
};

type InfoView = {
  headline: string;
  lead: string;
  sections: InfoSection[];
  company: CompanyTable;
  /** The other pages of this kind. */
  others: { path: string; name: string }[];
};

/** @returns the texts of a page in one language */
export function infoView(kind: InfoKind, locale: Locale): InfoView {
  const { headline, lead, sections } = infoText(kind);
  const firstQuestions = sections.findIndex(({ questions }) => questions.length > 0);
  return {
    headline: headline[locale],
    lead: lead[locale],
    sections: sections.map((section, index) => ({
      id: idOf(section, index, index === firstQuestions),
      heading: section.heading[locale],
      html: markdownHtml(markdownOf(section, locale), locale),
      facts: section.facts.map(({ name, value }) => ({ name: name[locale], value: value[locale] })),
      questions: localizeFaqs(section.questions, locale).map(({ question, answer }) => ({
        question,
        answer: withAddresses(answer, locale, 'plain'),
      })),
      block: section.block,
    })),
    company: companyTable(site.company, locale),
    others: infoPages
      .filter((other) => other.kind !== kind)
      .map(({ path, name }) => ({ path, name: name[locale] })),
  };
}

/**
 * Other pages link to `#company`. Structured data with questions needs `#questions` (tests/seo).
 */
function idOf(
  { block }: { block?: Block | undefined },
  index: number,
  isFirstWithQuestions: boolean,
): string {
  if (isFirstWithQuestions) return 'questions';
  return block === 'company' ? 'company' : `section-${index + 1}`;
}

function markdownOf({ text, points }: InfoPage['sections'][number], locale: Locale): string {
  const list = points.map((point) => `- ${point[locale]}`).join('\n');
  const markdown = [...text.map((paragraph) => paragraph[locale]), list].join('\n\n');
  return withAddresses(markdown, locale, 'markdown');
}
