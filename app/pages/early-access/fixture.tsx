import { m } from '../../i18n/paraglide/messages.js';

/** The fixture on the ticket; the loser is struck through. */
export function Fixture({ small }: { small: boolean }) {
  return (
    <p className="fixture" data-small={small || undefined}>
      <strong>{m.ea_fixture_home()}</strong> <span>{m.ea_fixture_versus()}</span> <s>{m.ea_fixture_away()}</s>
    </p>
  );
}
