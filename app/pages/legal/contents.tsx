import { useEffect, useRef, useState } from 'react';
import type { Section } from './legal-html.ts';
import { PrintButton } from './print-button.tsx';

type ContentsProps = { heading: string; print: string; sections: readonly Section[] };

/** The table of contents; the section being read is marked, and kept in sight where the table itself scrolls. */
export function Contents({ heading, print, sections }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => followReading(sections, setCurrent), [sections]);
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    const scroller = list.current;
    if (!link || !scroller) return;
    // Not scrollIntoView, which would scroll the page as well.
    const [outer, inner] = [scroller.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      scroller.scrollBy({ top: inner.top - outer.top - outer.height / 2 });
  }, [current]);
  return (
    <>
      <div className="legal-contents-head">
        <h2 id="contents">{heading}</h2>
        <PrintButton label={print} />
      </div>
      <ol ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is read begins in the upper third of the window. */
const readingLine = 1 / 3;

function followReading(sections: readonly Section[], onSection: (id: string | null) => void): () => void {
  const update = () => {
    const line = window.innerHeight * readingLine;
    const begun = sections.filter(
      ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line,
    );
    onSection(begun.at(-1)?.id ?? null);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
