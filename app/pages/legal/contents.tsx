import { Behaviour } from '../../islands/island.tsx';
import type { Section } from './legal-html.ts';
import { PrintButton } from './print-button.tsx';

type ContentsProps = { heading: string; print: string; sections: readonly Section[] };

/** The table of contents; the section being read is marked, and kept in sight where the table itself scrolls. */
export function Contents({ heading, print, sections }: ContentsProps) {
  return (
    <Behaviour name="legal-contents" timing="idle">
      <div className="legal-contents-head">
        <h2 id="contents">{heading}</h2>
        <PrintButton label={print} />
      </div>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Behaviour>
  );
}
