import { useEffect, useRef } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import './scarf-dots.css';

/** From this number of dots, the dots are one tab stop. Arrow keys turn the carousel anyway. */
const singleTabStopFrom = 13;

type ScarfDotsProps = {
  className?: string;
  total: number;
  index: number;
  perView: number;
  onSelect: (index: number) => void;
};

/**
 * Progress dots, drawn as blocks of a scarf. Dots of slides in view are highlighted. A click goes
 * to the slide.
 */
export function ScarfDots({ className = '', total, index, perView, onSelect }: ScarfDotsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = row.current?.children[index];
    if (!row.current || !block || row.current.scrollWidth <= row.current.clientWidth) return;
    // scrollIntoView would scroll the page as well.
    const [outer, inner] = [row.current.getBoundingClientRect(), block.getBoundingClientRect()];
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);
  return (
    <div className={`scarf-dots ${className}`}>
      <div ref={row} className="scarf-dots-row">
        {Array.from({ length: total }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
            key={place}
            type="button"
            className="scarf-dot"
            aria-label={m.carousel_go_to({ number: String(place + 1) })}
            aria-current={place === index ? 'true' : undefined}
            data-seen={(place - index + total) % total < Math.max(perView, 1) || undefined}
            tabIndex={total >= singleTabStopFrom && place !== index ? -1 : undefined}
            onClick={() => onSelect(place)}
          />
        ))}
      </div>
    </div>
  );
}
