import { useEffect, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';

/** With more blocks than this the scarf is one stop of the Tab key; the arrow keys turn anyway. */
const oneStopFrom = 13;

type ScarfDotsProps = { total: number; index: number; perView: number; onSelect: (index: number) => void };

/** A carousel's progress: a scarf with a block a slide, knitted in where slides are in view. Each block leads to its slide. */
export function ScarfDots({ total, index, perView, onSelect }: ScarfDotsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = row.current?.children[index];
    if (!row.current || !block || row.current.scrollWidth <= row.current.clientWidth) return;
    // Not scrollIntoView, which would scroll the page as well.
    const [outer, inner] = [row.current.getBoundingClientRect(), block.getBoundingClientRect()];
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);
  return (
    <div className="scarf-dots">
      <div ref={row} className="scarf-dots-row">
        {Array.from({ length: total }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
            key={place}
            type="button"
            className="scarf-dot"
            aria-label={m.carousel_go_to({ number: String(place + 1) })}
            aria-current={place === index ? 'true' : undefined}
            data-seen={(place - index + total) % total < Math.max(perView, 1) || undefined}
            tabIndex={total >= oneStopFrom && place !== index ? -1 : undefined}
            onClick={() => onSelect(place)}
          />
        ))}
      </div>
    </div>
  );
}
