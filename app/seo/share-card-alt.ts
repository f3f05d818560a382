import { catalogue } from '../../content/catalogue.ts';
import { firstDay } from '../../content/events/events.ts';
import { infoText } from '../../content/info/info.ts';
import { cardDescriptions } from '../../content/pages/card-descriptions.ts';
import { fixedPage } from '../../content/pages/fixed-pages.ts';
import type { PageSeo } from './page-seo.ts';

/** A hub with fewer teams shows the sport's own badge (`media/share-cards/cards/sport.ts`). */
const teamsOfStand = 4;

/** @returns what the page's share card shows */
export function shareCardAlt(page: PageSeo): string {
  const { locale } = page;
  const describe = cardDescriptions[locale];
  switch (page.kind) {
    case 'hub':
      return describe.hub(
        page.sport.label[locale],
        catalogue.teamsOf(page.sport.slug).length >= teamsOfStand,
      );
    case 'league':
      return describe.league(page.league.name[locale], catalogue.teamsIn(page.league.slug).length > 0);
    case 'team':
      return describe.team(page.team.name[locale]);
    case 'event':
      return describe.event(page.event.name[locale], page.event.venue[locale], firstDay(page.event, locale));
    case 'home':
    case 'features':
    case 'sign-up':
    case 'watch-video':
      return describe[page.kind];
    case 'about':
    case 'help':
    case 'safety':
    case 'pubs-and-clubs':
    case 'press':
    case 'accessibility':
      return describe.seats(infoText(page.kind).headline[locale]);
    case 'privacy':
    case 'terms':
    case 'cookies':
      return describe.programmePage(fixedPage(page.kind).name[locale]);
    // Has no card of its own and shows that of the home page.
    case 'own-sign-up':
      return describe.home;
  }
}
