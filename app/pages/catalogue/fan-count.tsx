import { useEffect, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { FlapDigits } from '../../ui/flap-digits.tsx';
import { Scoreboard } from '../../ui/scoreboard.tsx';
import './fan-count.css';

/** A number drawn once a page view between `from` and `to`, both included; marked as what it is. */
export function FanCount({ from, to }: { from: number; to: number }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => setCount(from + Math.floor(Math.random() * (to - from + 1))), [from, to]);
  return (
    <Scoreboard title={m.fans_here()} note={m.fans_illustrative()}>
      <p className="fan-count-none">{m.fans_none_counted()}</p>
      <p className="fan-count" dir="ltr">
        <span className="visually-hidden">
          {m.fans_label()}
          {count !== null && `: ${formatNumber(count)}`}
        </span>
        <span aria-hidden="true" className="fan-count-group">
          <FlapDigits value={count === null ? null : Math.floor(count / 1000)} length={3} />
        </span>
        <span aria-hidden="true" className="fan-count-group">
          <FlapDigits value={count === null ? null : count % 1000} length={3} />
        </span>
      </p>
    </Scoreboard>
  );
}
