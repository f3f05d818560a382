import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { teamFaqs } from '../faqs/teams.ts';
import { inSentence } from './in-sentence.ts';

const asked = (slug: string) =>
  catalogue.teams
    .filter((team) => team.slug === slug)
    .flatMap(teamFaqs)
    .map(({ question }) => question.en);

test('adds the article only to names that need it', () => {
  const called = (slug: string) => catalogue.leagues.filter((league) => league.slug === slug).map(inSentence);
  expect(called('nba')).toMatchObject([{ en: 'the NBA' }]);
  expect(called('la-liga')).toMatchObject([{ en: 'La Liga' }]);
});

test('questions contain names with the right article', () => {
  expect(asked('liverpool')).toContain('Is this the official Liverpool site?');
  expect(asked('ufc')).toContain('How do I find people to watch the UFC with?');
  expect(asked('the-ra')).toContain('Is this the official R&A site?');
  expect(asked('the-ra')).toContain('Do I need to be a member of the R&A?');
});
