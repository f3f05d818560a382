import { useEffect, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import { FlapDigits, Scoreboard } from '../scoreboard.tsx';
import './fan-count.css';

/**
 * A random number from `from` to `to`, after the label that it is a sample. It differs on each page
 * view.
 */
function FanCount({ from, to }: { from: number; to: number }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => setCount(from + Math.floor(Math.random() * (to - from + 1))), [from, to]);
  const digits = count === null ? null : String(count).padStart(6, '0');
  return (
    <Scoreboard name="fan-count-board" title={m.fans_here()} note={m.fans_illustrative()}>
      <p className="fan-count-none">{m.fans_none_counted()}</p>
      <p className="fan-count" dir="ltr">
        <span className="visually-hidden">
          {count === null ? '' : `${m.fans_illustrative()}: ${formatNumber(count)}`}
        </span>
        <span aria-hidden="true" className="fan-count-group">
          <FlapDigits length={3} text={digits?.slice(0, 3) ?? null} />
        </span>
        <span aria-hidden="true" className="fan-count-group">
          <FlapDigits length={3} text={digits?.slice(3) ?? null} />
        </span>
      </p>
    </Scoreboard>
  );
}

export default island('visible', FanCount);
