import type { CompanyTable } from '../../../content/company.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Operator and contact details, with a note for each fact that is not named yet. */
export function CompanyBlock({ company: { rows, alsoOpen } }: { company: CompanyTable }) {
  const isOpen = alsoOpen.length > 0 || rows.some(({ value }) => value === null);
  const contacts = [
    [m.info_contact_help(), site.support],
    [m.info_contact_data(), site.contact],
    [m.info_contact_security(), site.security],
  ] as const;
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
          <div key={address}>
            <dt>{name}</dt>
            <dd>
              <a href={`mailto:${address}`} className="rule-link" dir="ltr">
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
