import { Fragment } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import './map-credit.css';

/** Attribution of a map's data, and the URL of its licence. */
const credits = {
  boundaries: {
    text: () => m.maps_credit_boundaries(),
    terms: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/',
  },
  tube: { text: () => m.maps_credit_tube(), terms: 'https://www.openstreetmap.org/copyright' },
  land: { text: () => m.maps_credit_land(), terms: 'https://www.naturalearthdata.com/about/terms-of-use/' },
} as const;

type MapCreditProps = { data: readonly (keyof typeof credits)[]; className?: string };

export function MapCredit({ data, className = '' }: MapCreditProps) {
  return (
    <p className={`map-credit muted ${className}`}>
      {data.map((of, place) => (
        <Fragment key={of}>
          {place > 0 && ' '}
          <a href={credits[of].terms} rel="noopener">
            {credits[of].text()}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** A drawn map. Sizes are in its own pixels. */
export type MapPicture = { src: string; width: number; height: number };
