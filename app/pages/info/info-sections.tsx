import type { CompanyTable } from '../../../content/company.ts';
import { QuestionList } from '../../components/catalogue/questions.tsx';
import { Prose } from '../../components/prose.tsx';
import { CompanyBlock } from './company-block.tsx';
import type { InfoSection } from './info-view.ts';
import { PressLogos, PressPictures } from './press-files.tsx';

type InfoSectionsProps = { sections: readonly InfoSection[]; company: CompanyTable };

/** The numbered sections of a page. */
export function InfoSections({ sections, company }: InfoSectionsProps) {
  return sections.map(({ id, heading, html, facts, questions, block }, index) => (
    <section key={id} className="info-section" aria-labelledby={id}>
      {/* Reader View drops the headings in a `div` that has little text. */}
      <header className="info-section-head">
        <span className="figures info-number" aria-hidden="true">
          {index + 1}
        </span>
        <h2 id={id} className="display info-heading">
          {heading}
        </h2>
      </header>
      <div className="info-body">
        {questions.length > 0 && (
          <div className="info-questions">
            <QuestionList questions={questions} isFirstOpen={index === 0} />
          </div>
        )}
        {html && <Prose html={html} />}
        {facts.length > 0 && <Facts facts={facts} />}
        {block === 'company' && <CompanyBlock company={company} />}
        {block === 'logos' && <PressLogos />}
        {block === 'pictures' && <PressPictures />}
      </div>
    </section>
  ));
}

function Facts({ facts }: Pick<InfoSection, 'facts'>) {
  return (
    <dl className="info-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
