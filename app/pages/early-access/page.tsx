import { signUpFaqs } from '../../../content/faqs/faqs.ts';
import { teams } from '../../../content/teams/teams.ts';
import { Questions, questionsIn } from '../../components/catalogue/questions.tsx';
import { page, type Visit } from '../../page.ts';
import { pageUrl } from '../../seo/addresses.ts';
import { pageHead } from '../../seo/page-head.ts';
import { EmptySeat } from './empty-seat.tsx';
import { Perks } from './perks.tsx';
import { SignUpHero } from './sign-up-hero.tsx';

/** In a production build there is not a byte of it. */
const WebhookPanel = import.meta.env.DEV ? (await import('./webhook-panel.dev-island.tsx')).default : null;

/** Suggestions travel with the page; the field takes any text. */
const mostSuggestions = 100;

function load({ locale, query, outcome }: Visit<'coming-soon'>) {
  const faqs = questionsIn(signUpFaqs, locale);
  return {
    head: pageHead({ kind: 'coming-soon', path: '/coming-soon', locale, faqs }),
    faqs,
    outcome,
    shareUrl: pageUrl('/coming-soon', locale),
    team: query.get('team') ?? '',
    knownTeams: teams.slice(0, mostSuggestions).map(({ name }) => name[locale]),
  };
}

function EarlyAccess({ faqs, outcome, team, knownTeams, shareUrl }: ReturnType<typeof load>) {
  return (
    <>
      <SignUpHero outcome={outcome} team={team} knownTeams={knownTeams} shareUrl={shareUrl} />
      <Perks />
      <Questions questions={faqs} />
      <EmptySeat shareUrl={shareUrl} />
      {WebhookPanel && <WebhookPanel />}
    </>
  );
}

export default page(load, EarlyAccess);
