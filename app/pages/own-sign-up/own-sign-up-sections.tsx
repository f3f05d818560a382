import { ButtonLink } from '../../components/button.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import ShareControl from '../../layout/share/share-control.island.tsx';
import type { OwnSignUpView } from '../../own-sign-up-outcome.ts';
import type { Club } from '../../sign-up/club-of.ts';
import { shareWithFriends } from '../../sign-up/share-with-friends.ts';
import { ActionForm } from './link-message.tsx';
import TicketPicture from './ticket-picture.island.tsx';

type RowAndPictureProps = { signUp: OwnSignUpView; link: string | undefined; club: Club | undefined };

/** The owner's link with the number of friends who confirmed, and a picture to share. */
export function RowAndPicture({ signUp, link, club }: RowAndPictureProps) {
  return (
    <section className="own-sign-up-row" data-ground="chalk" aria-labelledby="own-sign-up-row">
      <SeamScarf />
      <div className="content own-sign-up-row-grid">
        <div>
          <h2 id="own-sign-up-row" className="display display-h2">
            {m.own_sign_up_row_heading()}
          </h2>
          <p className="own-sign-up-row-text">{m.own_sign_up_row_text()}</p>
          {link ? (
            <>
              <p className="own-sign-up-row-count">
                {signUp.friends === 0
                  ? m.own_sign_up_row_none()
                  : m.own_sign_up_row_count({ count: signUp.friends })}
              </p>
              <label className="own-sign-up-row-link">
                <span>{m.own_sign_up_row_link()}</span>
                <input readOnly value={link} dir="ltr" />
              </label>
              <ShareControl {...shareWithFriends(link)} id="share-row" look="solid" />
            </>
          ) : (
            <p className="own-sign-up-row-count">{m.own_sign_up_row_pending()}</p>
          )}
        </div>
        <div className="needs-script">
          <h2 className="display display-h3">{m.ticket_picture_heading()}</h2>
          <p className="muted">{m.ticket_picture_text()}</p>
          <TicketPicture name={signUp.name} team={signUp.team} club={club ?? null} link={link ?? null} />
        </div>
      </div>
    </section>
  );
}

/** Leaving the list, and erasing the sign-up after a question. */
export function WaysOut({ signUp, token }: { signUp: OwnSignUpView; token: string }) {
  return (
    <section className="ways-out" data-ground="night">
      <div className="content ways-out-grid">
        {!signUp.isUnsubscribed && (
          <div>
            <h2 className="display display-h3">{m.own_sign_up_leave_heading()}</h2>
            <p className="muted">{m.own_sign_up_leave_text()}</p>
            <ActionForm token={token} action="leave" label={m.own_sign_up_leave()} look="outline" />
          </div>
        )}
        <div>
          <h2 className="display display-h3">{m.own_sign_up_erase_heading()}</h2>
          <p className="muted">{m.own_sign_up_erase_text()}</p>
          <ButtonLink look="outline" href={`${to('/ticket')}/${token}?erase`}>
            {m.own_sign_up_erase()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
