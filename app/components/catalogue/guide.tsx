import type { Locale } from '../../../content/locale.ts';
import type { Guide as GuideEntry } from '../../../content/schema.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './guide.css';

/** A guide to following a sport, league or event. */
export function Guide({ guide: { heading, passages } }: { guide: LocalizedGuide }) {
  return (
    <section className="guide" data-ground="chalk" aria-labelledby="guide">
      <div className="content">
        <h2 id="guide" className="display display-h2">
          {heading}
        </h2>
        <div className="guide-passages">
          {passages.map(({ title, text, points }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export type LocalizedGuide = ReturnType<typeof localizeGuide>;

/** @returns the guide of a sport, league or event in one language */
export function localizeGuide({ heading, passages }: GuideEntry, locale: Locale) {
  return {
    heading: heading[locale],
    passages: passages.map(({ title, text, points }) => ({
      title: title[locale],
      text: text[locale],
      points: points.map((point) => point[locale]),
    })),
  };
}

type IndependenceNoticeProps = { checked?: string; children: string };

/**
 * Names the publisher, states that the clubs and leagues are not involved, and, if the page has no
 * table of facts, the day on which they were checked.
 */
export function IndependenceNotice({ checked, children }: IndependenceNoticeProps) {
  return (
    <div className="guide-independence" data-ground="chalk">
      <p className="content muted">
        {children} {checked && m.facts_checked({ date: checked })}
      </p>
    </div>
  );
}
