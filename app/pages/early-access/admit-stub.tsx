import { Barcode } from '../../components/ticket/barcode.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import './admit-stub.css';

/** The ticket's stub; stamped with today's date once it is torn off. */
export function AdmitStub({ stamped }: { stamped: boolean }) {
  const locale = currentLocale();
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
        {stamped && (
          <p className="stub-stamp">
            {m.ea_stamp()}
            {/* The visitor's clock may show another day than the server's. */}
            <small suppressHydrationWarning>{formatDay(new Date(), locale)}</small>
          </p>
        )}
      </div>
    </>
  );
}
