import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { CSSProperties } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import ShareControl from '../../layout/share/share-control.island.tsx';
import { shareWithFriends } from './share-with-friends.ts';
import './empty-seat.css';

const { svg, width, height, free } = crowd.seats;
const seats = {
  backgroundImage: `url(${svg})`,
  backgroundSize: `${width}px ${height}px`,
  '--free': `${free}px`,
} as CSSProperties;

/** A row of seats from behind with one left empty, for whoever the page is sent to. */
export function EmptySeat({ shareUrl }: { shareUrl: string }) {
  return (
    <section className="empty-seat" data-ground="night" aria-labelledby="empty-seat">
      <div className="content empty-seat-grid">
        <div>
          <h2 id="empty-seat" className="display display-h2">
            {m.seat_heading()}
          </h2>
          <p className="muted empty-seat-text">{m.seat_text()}</p>
        </div>
        <ShareControl {...shareWithFriends(shareUrl)} id="share-seat" look="solid" />
      </div>
      <div className="empty-seat-row" style={seats} aria-hidden="true" />
    </section>
  );
}
