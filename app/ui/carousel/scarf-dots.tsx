import { m } from '../../i18n/paraglide/messages.js';
import { oneStopFrom } from './show-carousel.ts';

/** A carousel's progress: a scarf with a block a slide, knitted in where slides are in view. Each block leads to its slide. */
export function ScarfDots({ total }: { total: number }) {
  return (
    <div className="scarf-dots">
      <div className="scarf-dots-row">
        {Array.from({ length: total }, (_, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
            key={place}
            type="button"
            className="scarf-dot"
            aria-label={m.carousel_go_to({ number: String(place + 1) })}
            aria-current={place === 0 ? 'true' : undefined}
            data-seen={place === 0 || undefined}
            tabIndex={total >= oneStopFrom && place > 0 ? -1 : undefined}
          />
        ))}
      </div>
    </div>
  );
}
