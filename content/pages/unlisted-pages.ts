import type { FixedPage } from './fixed-page.ts';

/** Pages that are not indexed, and in no sitemap, search or llms.txt. Only letters link to them. */
export const unlistedPages = [
  {
    kind: 'own-sign-up',
    path: '/ticket',
    updated: '2026-11-27',
    name: {
      en: 'Your ticket',
      ar: 'تذكرتك',
    },
    aliases: { en: [], ar: [] },
    title: {
      en: 'Your Ticket | SportBuddy',
      ar: 'تذكرتك | SportBuddy',
    },
    description: {
      en: 'Your early-access ticket: put it right, bring your row, leave the list or erase it. A link in our email opens it.',
      ar: 'تذكرتك في الدخول المبكر: عدّلها، وادعُ رفاقك إلى صفّك، أو غادر القائمة، أو امحُها. يفتحها رابط في رسالتنا إليك.',
    },
    keywords: {
      en: ['SportBuddy ticket', 'early access', 'leave the list', 'erase my data'],
      ar: ['تذكرة SportBuddy', 'الدخول المبكر', 'مغادرة القائمة', 'محو بياناتي'],
    },
  },
] as const satisfies readonly FixedPage[];
