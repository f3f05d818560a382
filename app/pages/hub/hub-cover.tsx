import type { CSSProperties, ReactNode } from 'react';
import { launchText } from '../../../content/clock/timed-text.ts';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { Lettering } from '../../components/catalogue/lettering.tsx';
import { ButtonLink } from '../../components/controls/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SiteSearch } from '../../search/site-search.tsx';
import type { HubView } from './hub-view.ts';
import './hub.css';

/** Names wider than this many em are set on two lines; those narrower leave room beside them for the lead. */
const wideName = 10.4;
const narrowName = 2.4;

/** The top of a hub: the sport's name as wide as the page, then its leagues or its line-up (`children`). */
export function HubCover({ hub, children }: { hub: HubView; children: ReactNode }) {
  const { name, nameWidth, wordWidth } = hub;
  const fit = nameWidth > wideName ? 'wide' : nameWidth < narrowName ? 'narrow' : undefined;
  return (
    <section className="hub-cover" data-ground="chalk" aria-labelledby="sport">
      <div className="content">
        <div className="hub-masthead">
          <Breadcrumbs crumbs={hub.crumbs} />
          <span>{m.hub_unofficial()}</span>
        </div>
        <div data-fit={fit}>
          <h1
            id="sport"
            className="hub-name"
            style={{ '--line': nameWidth, '--word': wordWidth } as CSSProperties}
          >
            <Lettering text={name} />
          </h1>
          <div className="hub-lead">
            <p>{hub.hasCard ? hub.intro : launchText(m.hub_lead_teams(), m.hub_lead_teams_open())}</p>
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
