import type { ReactNode } from 'react';
import { Barcode } from '../../components/ticket.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import './admit-stub.css';

/** The stub of a fan's ticket. `stamp`: shown across the barcode once the place is booked. */
export function AdmitStub({ stamp }: { stamp?: ReactNode }) {
  return (
    <>
      <p className="stub-title">{m.ea_admit()}</p>
      <dl className="stub-facts">
        <div>
          <dt>{m.ea_gate()}</dt>
          <dd>{m.ea_gate_value()}</dd>
        </div>
        <div>
          <dt>{m.ea_row()}</dt>
          <dd>{m.ea_row_value()}</dd>
        </div>
        <div>
          <dt>{m.ea_seat()}</dt>
          <dd>{m.ea_seat_value()}</dd>
        </div>
      </dl>
      <div className="stub-code">
        <Barcode />
        {stamp && <p className="stub-stamp">{stamp}</p>}
      </div>
    </>
  );
}
