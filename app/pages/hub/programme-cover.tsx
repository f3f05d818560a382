import type { CSSProperties, ReactNode } from 'react';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { Lettering } from '../catalogue/lettering.tsx';
import { Named } from '../catalogue/named.tsx';
import { SiteSearch } from '../catalogue/search/site-search.tsx';
import type { HubView } from './hub-view.ts';
import './hub.css';

/** Names wider than this many em are set on two lines; those narrower leave room beside them for the lead. */
const wideName = 10.4;
const narrowName = 2.4;

/** The front page of the programme: the sport's name as wide as the page, then what the programme holds. */
export function ProgrammeCover({ hub, children }: { hub: HubView; children: ReactNode }) {
  const { name, nameWidth, wordWidth } = hub;
  const fit = nameWidth > wideName ? 'wide' : nameWidth < narrowName ? 'narrow' : undefined;
  return (
    <section className="hub-cover" data-ground="chalk" aria-labelledby="sport">
      <div className="content">
        <div className="hub-masthead">
          <Breadcrumbs crumbs={hub.crumbs} />
          <span>{m.hub_unofficial()}</span>
        </div>
        <div className="hub-front" data-fit={fit}>
          <h1
            id="sport"
            className="hub-name"
            style={{ '--line': nameWidth, '--word': wordWidth } as CSSProperties}
          >
            <Lettering text={name} />
          </h1>
          <div className="hub-lead">
            <p>{hub.hasCard ? hub.intro : <Named text={m.hub_lead_teams({ sport: name })} name={name} />}</p>
            <ButtonLink href={to('/coming-soon')} className="name-button" arrow>
              <span>{m.hub_sign_up()}</span>
            </ButtonLink>
          </div>
        </div>
        <SiteSearch />
        {children}
      </div>
    </section>
  );
}
