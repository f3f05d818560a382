import type { ReactNode } from 'react';
import { Barcode } from '../components/barcode.tsx';
import { m } from '../i18n/paraglide/messages.js';
import { clubColours } from './club-colours.ts';
import type { Club } from './club-of.ts';
import './admit-stub.css';

type AdmitStubProps = {
  /** Shown across the barcode once the place is booked. */
  stamp?: ReactNode;
  /** Its colours are a band along the stub's edge, its badge is beside the barcode. */
  club?: Club | undefined;
};

/** The stub of a fan's ticket. */
export function AdmitStub({ stamp, club }: AdmitStubProps) {
  return (
    <>
      {club && <div className="stub-club" style={clubColours(club)} />}
      <p className="ticket-title stub-title">{m.sign_up_admit()}</p>
      <dl className="stub-facts">
        <div>
          <dt>{m.sign_up_gate()}</dt>
          <dd>{m.sign_up_gate_value()}</dd>
        </div>
        <div>
          <dt>{m.sign_up_row()}</dt>
          <dd>{m.sign_up_row_value()}</dd>
        </div>
        <div>
          <dt>{m.sign_up_seat()}</dt>
          <dd>{m.sign_up_seat_value()}</dd>
        </div>
      </dl>
      <div className="stub-code">
        <Barcode className="stub-barcode" />
        {club && <img src={club.badge} alt="" width="64" height="70" />}
        {stamp && <p className="stub-stamp">{stamp}</p>}
      </div>
    </>
  );
}
