import { signUpFaqs } from '../../../content/faqs.ts';
import { teams } from '../../../content/teams.ts';
import { page, type Visit } from '../../page.ts';
import { pageUrl } from '../../seo/addresses.ts';
import { pageHead } from '../../seo/page-head.ts';
import { Questions } from '../catalogue/questions.tsx';
import { EmptySeat } from './empty-seat.tsx';
import { Gate } from './gate.tsx';
import { Perks } from './perks.tsx';

/** In a production build there is not a byte of it. */
const WebhookPanel = import.meta.env.DEV ? (await import('./webhook-panel/panel-slot.tsx')).PanelSlot : null;

/** Suggestions travel with the page; the field takes any text. */
const mostSuggestions = 100;

function load({ locale, query, outcome }: Visit<'coming-soon'>) {
  const faqs = signUpFaqs.map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
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
      <Gate outcome={outcome} team={team} knownTeams={knownTeams} shareUrl={shareUrl} />
      <Perks />
      <Questions questions={faqs} />
      <EmptySeat shareUrl={shareUrl} />
      {WebhookPanel && <WebhookPanel />}
    </>
  );
}

export default page(load, EarlyAccess);
