import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { faqSchema } from '../schema.ts';
import { eventFaqs, hubFaqs, leagueFaqs, signUpFaqs } from './faqs.ts';
import { teamFaqs } from './teams.ts';

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
    for (const faq of faqs) expect(faqSchema.safeParse(faq).error?.message, faq.question.en).toBeUndefined();
  }
});

test('no page asks the same question twice', () => {
  for (const faqs of all) {
    const questions = faqs.map((faq) => faq.question.en);
    expect(new Set(questions).size).toBe(questions.length);
  }
});

test('once the app is out, no answer waits for it', () => {
  const launched = (text: string) => text.replace(/\{\{before\}\}.*?\{\{after\}\}(.*?)\{\{end\}\}/gs, '$1');
  const answers = catalogue.teams.flatMap(teamFaqs).flatMap(({ answer }) => [answer.en, answer.ar]);
  expect(answers.map(launched).filter((answer) => /app opens|يفتح التطبيق/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => /app opens|يفتح التطبيق/.test(answer)).length).toBeGreaterThan(0);
});
