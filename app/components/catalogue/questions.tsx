import type { Locale } from '../../../content/locale.ts';
import type { Faq } from '../../../content/schema.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './questions.css';

export type Question = { question: string; answer: string };

/** @returns a page's questions in one language */
export function localizeFaqs(faqs: readonly Faq[], locale: Locale): Question[] {
  return faqs.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] }));
}

/** A section of questions, the first one open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="questions" data-ground="chalk" aria-labelledby="questions">
      <div className="content questions-grid">
        <div>
          <p className="kicker muted">{m.faq_kicker()}</p>
          <h2 id="questions" className="display questions-heading">
            {m.faq_heading()}
          </h2>
        </div>
        <QuestionList questions={questions} isFirstOpen />
      </div>
    </section>
  );
}

type QuestionListProps = { questions: readonly Question[]; isFirstOpen?: boolean };

/** Questions in `<details>`. */
export function QuestionList({ questions, isFirstOpen = false }: QuestionListProps) {
  return (
    <div className="questions-list">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={isFirstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p className="muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
