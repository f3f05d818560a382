import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { badges } from '@sportbuddy/media/manifest/badges';
import { scenes } from '@sportbuddy/media/manifest/scenes';
import { teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import type { Feature } from '../../../content/features/feature.ts';
import { detailedFeatures, reasons, valueCards } from '../../../content/features/features.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import type { Scene } from './detail-carousel.island.tsx';
import { DetailSection } from './detail-section.tsx';
import { FeaturesHero } from './features-hero.tsx';
import { ReadyCall } from './ready-call.tsx';
import { Reasons } from './reasons.tsx';
import { carouselOrder, carouselTeams } from './team-order.ts';
import { TeamSection } from './team-section.tsx';

const pictures: Record<string, Scene> = scenes.features;

/** A carousel of more would never be seen to its end, and every card weighs on the page. */
const mostTeams = 90;

function load({ locale }: Visit<'features'>) {
  return {
    head: pageHead({ kind: 'features', path: '/features', locale }),
    hero: appScreens.photos.fansNearYou[locale],
    values: valueCards.map(inLanguage(locale)),
    details: detailedFeatures.map((feature) => ({
      ...inLanguage(locale)(feature),
      benefits: feature.benefits.map((benefit) => benefit[locale]),
      image: pictures[feature.slug] ?? scenes.featuresHero,
    })),
    // The order as sent is not random: the same page for everyone, drawn anew in the browser.
    teams: carouselOrder(carouselTeams(catalogue.teams, mostTeams), () => 0).map(
      ({ slug, sport, name, ...team }) => ({
        name: name[locale],
        sport: catalogue.sport(sport)?.label[locale] ?? '',
        href: localizedPath(teamPath({ ...team, slug, sport }), locale),
        badge: badges[slug] ?? '',
      }),
    ),
    reasons: reasons.map(inLanguage(locale)),
  };
}

function Features({ hero, values, details, teams, reasons: why }: ReturnType<typeof load>) {
  return (
    <>
      <FeaturesHero phone={hero} values={values} />
      <DetailSection details={details} />
      <TeamSection teams={teams} />
      <Reasons reasons={why} />
      <ReadyCall />
    </>
  );
}

function inLanguage(locale: Locale) {
  return ({ slug, title, description }: Feature) => ({
    slug,
    title: title[locale],
    description: description[locale],
  });
}

export default page(load, Features);
