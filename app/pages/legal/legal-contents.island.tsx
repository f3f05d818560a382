import { printerIcon } from '@sportbuddy/media/manifest/icons';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import type { Section } from './legal-html.ts';

/** A section is current once its heading is in the upper third of the window. */
const readingLine = 1 / 3;

/** Table of contents, which marks the current section, and a print button. */
function LegalContents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLOListElement>(null);
  const currentLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (current && list.current && currentLink.current) scrollWithin(list.current, currentLink.current);
  }, [current]);

  return (
    <>
      <div className="legal-contents-head">
        <h2 id="contents">{m.legal_contents()}</h2>
        <Button look="outline" className="legal-print" onClick={() => window.print()}>
          <Icon path={printerIcon} size={18} />
          {m.legal_print()}
        </Button>
      </div>
      <ol ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              ref={id === current ? currentLink : undefined}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** @returns the id of the current section, null above the first */
function useCurrentSection(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * readingLine;
      const isRead = ({ id }: Section) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      };
      setCurrent(sections.findLast(isRead)?.id ?? null);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [sections]);
  return current;
}

/** `scrollIntoView` would scroll the page as well. */
function scrollWithin(scroller: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    scroller.scrollBy({ top: inner.top - outer.top - outer.height / 2 });
}

export default island('scroll', LegalContents);
