import { useEffect, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';

/** With more blocks than this the row is one stop of the Tab key; the arrow keys turn anyway. */
const oneStopFrom = 13;

type ScarfDotsProps = { total: number; index: number; perView: number; onPick: (index: number) => void };

/** A carousel's progress: a scarf with a block a slide, knitted in where slides are in view. Each block leads to its slide. */
export function ScarfDots({ total, index, perView, onPick }: ScarfDotsProps) {
  const scarf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = scarf.current;
    const block = row?.children[index];
    if (!row || !block || row.scrollWidth <= row.clientWidth) return;
    // Not scrollIntoView, which would scroll the page as well.
    const [outer, inner] = [row.getBoundingClientRect(), block.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);

  return (
    <div className="scarf-dots">
      <div className="scarf-dots-row" ref={scarf}>
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
            onClick={() => onPick(place)}
          />
        ))}
      </div>
    </div>
  );
}
