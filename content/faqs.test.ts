import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { teamFaqs } from './faqs/teams.ts';
import { eventFaqs, hubFaqs, leagueFaqs, signUpFaqs } from './faqs.ts';
import { faqSchema } from './schema.ts';

const all = [
  signUpFaqs,
  ...catalogue.sports.map(hubFaqs),
  ...catalogue.leagues.map(leagueFaqs),
  ...catalogue.teams.map(teamFaqs),
  ...catalogue.events.map(eventFaqs),
];

test('every page kind has at least two questions in both languages', () => {
  for (const faqs of all) {
    expect(faqs.length).toBeGreaterThanOrEqual(2);
    for (const faq of faqs) expect(faqSchema.safeParse(faq).success).toBe(true);
  }
});

test('no page asks the same question twice', () => {
  for (const faqs of all) {
    const questions = faqs.map((faq) => faq.question.en);
    expect(new Set(questions).size).toBe(questions.length);
  }
});
