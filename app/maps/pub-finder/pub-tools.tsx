import { LocateFixed } from 'lucide-react';
import { m } from '../../i18n/paraglide/messages.js';
import type { NearMe } from './use-near-me.ts';

export const sportField = 'pub-sport';

type PubToolsProps = {
  sports: readonly { slug: string; label: string }[];
  sport: string | null;
  onSport: (slug: string | null) => void;
  near: NearMe;
  onNear: () => void;
  /** How the search for the visitor stands. */
  message: string;
  /** What a screen reader hears when the filter has changed. */
  found: string;
};

/** What narrows and sorts the pubs. */
export function PubTools({ sports, sport, onSport, near, onNear, message, found }: PubToolsProps) {
  const options = [{ slug: null, label: m.maps_filter_all() }, ...sports];
  return (
    <div className="pub-tools">
      <fieldset className="pub-filter">
        <legend>{m.maps_filter()}</legend>
        <div className="pub-filter-row">
          {options.map(({ slug, label }) => (
            <label key={slug ?? ''}>
              <input
                type="radio"
                name={sportField}
                value={slug ?? ''}
                checked={slug === sport}
                onChange={() => onSport(slug)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pub-near">
        <button type="button" aria-pressed={near.status === 'on'} onClick={onNear}>
          <LocateFixed size={20} aria-hidden="true" />
          {m.maps_near()}
        </button>
        <p role="status" data-trouble={isTrouble(near.status) || undefined}>
          {message}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </div>
  );
}

function isTrouble(status: NearMe['status']): boolean {
  return status === 'refused' || status === 'unavailable' || status === 'timed out';
}
