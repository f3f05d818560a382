import { type MouseEvent, useRef, useState } from 'react';
import { currentLocale } from '../../i18n/current-locale.ts';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { type PubDetail, type PubDetails, readableDistance, type ShownPub } from './pub-order.ts';

/** Target of the link below the list, which works before hydration. */
const listId = 'pub-list';

type PubListProps = {
  pubs: readonly ShownPub[];
  details: PubDetails;
  sportLabels: ReadonlyMap<string, string>;
  chosen: string | null;
  onChoose: (slug: string) => void;
};

/** Text alternative of the map: the first few pubs, and all of them on request. */
export function PubList({ pubs, details, sportLabels, chosen, onChoose }: PubListProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  function showAll(event: MouseEvent) {
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const firstHidden = rows.find((row) => row.offsetParent === null);
    setAll(true);
    requestAnimationFrame(() => firstHidden?.focus({ preventScroll: true }));
  }

  return (
    <div className="pub-list-place">
      <ol
        ref={list}
        id={listId}
        className="pub-list"
        aria-label={m.maps_pubs_list()}
        data-all={all || undefined}
      >
        {pubs.map((pub, index) => (
          <PubRow
            key={pub.slug}
            pub={pub}
            hiddenOn={hiddenOn(index + 1)}
            detail={details.get(pub.slug)}
            sportLabels={sportLabels}
            open={pub.slug === chosen}
            onChoose={() => onChoose(pub.slug)}
          />
        ))}
      </ol>
      <a className="pub-all" href={`#${listId}`} data-hidden-on={hiddenOn(pubs.length)} onClick={showAll}>
        {m.maps_pubs_all({ count: pubs.length })}
      </a>
    </div>
  );
}

/** Number of rows shown initially. */
const initialOnPhones = 5;
const initialOnDesktop = 6;

type HiddenOn = 'all' | 'phones' | undefined;

/**
 * @returns where the last of `rows` rows is hidden initially: in all windows, on phones, or nowhere
 */
function hiddenOn(rows: number): HiddenOn {
  if (rows > initialOnDesktop) return 'all';
  return rows > initialOnPhones ? 'phones' : undefined;
}

type PubRowProps = {
  pub: ShownPub;
  hiddenOn: HiddenOn;
  detail: PubDetail | undefined;
  sportLabels: ReadonlyMap<string, string>;
  open: boolean;
  onChoose: () => void;
};

function PubRow({ pub, hiddenOn, detail, sportLabels, open, onChoose }: PubRowProps) {
  const { slug, number, name, area, km, stadium, fromYou } = pub;
  const locale = currentLocale();
  const detailId = `pub-${slug}`;
  const shows = detail?.sports.map((sport) => sportLabels.get(sport) ?? sport).join(m.list_comma());
  return (
    <li className="pub-row" data-hidden-on={hiddenOn} data-chosen={open || undefined}>
      <button type="button" aria-expanded={open} aria-controls={detailId} onClick={onChoose}>
        <span className="pub-number figures">{number}</span>{' '}
        <span className="pub-name">
          <strong>
            <bdi lang="en">{name}</bdi>
          </strong>{' '}
          <span>{area}</span>
        </span>{' '}
        <span className="pub-km">
          <strong className="figures">
            {m.maps_distance({ distance: formatNumber(readableDistance(fromYou ?? km, locale)) })}
          </strong>{' '}
          <span>{fromYou === null ? stadium : m.maps_pubs_from_you()}</span>
        </span>
      </button>
      <p id={detailId} className="pub-known" hidden={!open}>
        {detail && (
          <>
            {detail.knownFor} <span>{m.maps_pubs_shows({ sports: shows ?? '' })}</span>
          </>
        )}
      </p>
    </li>
  );
}
