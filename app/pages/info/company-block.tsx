import type { CompanyTable } from '../../../content/company.ts';
import { shownAddress } from '../../../content/mail-addresses.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Operator and contact details, with a note for each fact that is not named yet. */
export function CompanyBlock({ company: { rows, alsoOpen } }: { company: CompanyTable }) {
  const contacts = [
    [m.info_contact_help(), shownAddress('support')],
    [m.info_contact_data(), shownAddress('contact')],
    [m.info_contact_security(), shownAddress('security')],
  ] as const;
  const isOpen =
    alsoOpen.length > 0 ||
    rows.some(({ value }) => value === null) ||
    contacts.some(([, address]) => address === undefined);
  return (
    <>
      {isOpen && <p className="info-note">{m.info_company_note()}</p>}
      <dl className="info-facts">
        {rows.map(({ fact, name, value }) => (
          <div key={fact}>
            <dt>{name}</dt>
            <dd className={value === null ? 'muted' : undefined}>{value ?? m.info_company_open()}</dd>
          </div>
        ))}
        {alsoOpen.length > 0 && (
          <div>
            <dt>{m.info_company_also()}</dt>
            <dd className="muted">
              <ul>
                {alsoOpen.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {contacts.map(([name, address]) => (
          <div key={name}>
            <dt>{name}</dt>
            {address ? (
              <dd>
                <a href={`mailto:${address}`} className="rule-link" dir="ltr">
                  {address}
                </a>
              </dd>
            ) : (
              <dd className="muted">{m.info_company_open()}</dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
