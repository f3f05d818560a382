import { Fragment, type ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import './facts-table.css';

/** Label and value. A fact without a value is left out. */
export type Fact = readonly [string, ReactNode];

type FactsTableProps = { facts: readonly Fact[]; checked: string };

/**
 * Facts of a team or league, and the day on which they were checked. Browsers of text put nothing
 * between cells, so each label and each line ends with a space.
 */
export function FactsTable({ facts, checked }: FactsTableProps) {
  return (
    <table className="facts-table">
      <caption>{m.facts_checked({ date: checked })}</caption>
      <tbody>
        {facts
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{`${label} `}</th>
              <td>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A fact of several lines. */
export function FactLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <bdi key={line} className="facts-table-line">
      {`${line} `}
    </bdi>
  ));
}

/** A link to an official site, shown as its address: liverpoolfc.com. It wraps at its dots first. */
export function SiteLink({ url }: { url: string }) {
  const { hostname, pathname } = new URL(url);
  const address = `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  const [start, ...parts] = address.split(/(?=[./])/);
  return (
    <a href={url} rel="noopener">
      <bdi dir="ltr">
        {start}
        {parts.map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </bdi>
    </a>
  );
}
