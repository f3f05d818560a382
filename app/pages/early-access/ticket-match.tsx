import { m } from '../../i18n/paraglide/messages.js';

/** The match on the ticket; the loser is struck through. */
export function TicketMatch({ small }: { small: boolean }) {
  return (
    <p className="ticket-match" data-small={small || undefined}>
      <strong>{m.ea_match_home()}</strong> <span>{m.ea_match_versus()}</span> <s>{m.ea_match_away()}</s>
    </p>
  );
}
