import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { faqSchema } from '../schema.ts';
import { withSiteContext } from '../site-context.ts';
import { eventFaqs, hubFaqs, leagueFaqs, signUpFaqs } from './faqs.ts';
import { teamFaqs } from './teams.ts';

const allFaqs = () => [
  signUpFaqs,
  ...catalogue.sports.map(hubFaqs),
  ...catalogue.leagues.map(leagueFaqs),
  ...catalogue.teams.map(teamFaqs),
  ...catalogue.events.map(eventFaqs),
];
const all = allFaqs();

test('every page kind has at least two questions in both languages', () => {
  for (const faqs of all) {
    expect(faqs.length).toBeGreaterThanOrEqual(2);
    for (const faq of faqs) expect(faqSchema.safeParse(faq).error?.message, faq.question.en).toBeUndefined();
  }
});

test('no page asks the same question twice', () => {
  for (const faqs of all) {
    const questions = faqs.map((faq) => faq.question.en);
    expect(new Set(questions).size).toBe(questions.length);
  }
});

test('after the launch, no answer speaks of it as in the future', () => {
  const waits =
    /app opens|SportBuddy opens|at launch|will be able|Echo will|being built|not been announced|يفتح التطبيق|ينطلق SportBuddy|عند الإطلاق|سيستطيع|سيدلّك|يُبنى|لم يُعلن سعره/i;
  const waiting = () =>
    allFaqs()
      .flat()
      .flatMap(({ answer }) => [answer.en, answer.ar])
      .filter((answer) => waits.test(answer));
  expect(withSiteContext({ launch: { year: 2020, month: 1, day: 1 } }, waiting)).toEqual([]);
  expect(waiting().length).toBeGreaterThan(0);
});
