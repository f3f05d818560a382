import { lazy } from 'react';
import { signUpFaqs } from '../../../content/faqs.ts';
import { teams } from '../../../content/teams.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { localeOf, localizedUrl } from '../../i18n/locale.ts';
import { useSite } from '../../i18n/use-site.ts';
import { formOutcomeContext } from '../../request-context.ts';
import { pageHead } from '../../seo/page-head.ts';
import { Questions } from '../catalogue/questions.tsx';
import type { Route } from './+types/route';
import { EmptySeat } from './empty-seat.tsx';
import { Gate } from './gate.tsx';
import { Perks } from './perks.tsx';
import './early-access.css';

/** In a production build there is not a byte of it. */
const WebhookPanel = import.meta.env.DEV
  ? lazy(() => import('./webhook-panel/panel-slot.tsx').then((module) => ({ default: module.PanelSlot })))
  : null;

/** Suggestions travel with the page; the field takes any text. */
const mostSuggestions = 100;

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const faqs = signUpFaqs.map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
  return {
    head: pageHead({ kind: 'coming-soon', path: '/coming-soon', locale, faqs }),
    faqs,
    outcome: context.get(formOutcomeContext),
    team: searchParams.get('team') ?? '',
    knownTeams: teams.slice(0, mostSuggestions).map(({ name }) => name[locale]),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function EarlyAccess({ loaderData }: Route.ComponentProps) {
  const { origin } = useSite();
  const shareUrl = localizedUrl(origin, '/coming-soon', currentLocale());
  return (
    <>
      <Gate
        outcome={loaderData.outcome}
        team={loaderData.team}
        knownTeams={loaderData.knownTeams}
        shareUrl={shareUrl}
      />
      <Perks />
      <Questions questions={loaderData.faqs} />
      <EmptySeat shareUrl={shareUrl} />
      {WebhookPanel && <WebhookPanel />}
    </>
  );
}
