import { m } from '../../i18n/paraglide/messages.js';
import { Behaviour } from '../../islands/island.tsx';
import { FlapDigits } from '../../ui/scoreboard/flap-digits.tsx';
import { Scoreboard } from '../../ui/scoreboard/scoreboard.tsx';
import './fan-count.css';

/** A number drawn once a page view between `from` and `to`, both included; marked as what it is. */
export function FanCount({ from, to }: { from: number; to: number }) {
  return (
    <Behaviour name="fan-count" timing="visible" props={{ from, to }}>
      <Scoreboard title={m.fans_here()} note={m.fans_illustrative()}>
        <p className="fan-count-none">{m.fans_none_counted()}</p>
        <p className="fan-count" dir="ltr">
          <span className="visually-hidden">{m.fans_illustrative()}</span>
          <span aria-hidden="true" className="fan-count-group">
            <FlapDigits length={3} />
          </span>
          <span aria-hidden="true" className="fan-count-group">
            <FlapDigits length={3} />
          </span>
        </p>
      </Scoreboard>
    </Behaviour>
  );
}
