import type { SportEntry } from '../schema.ts';

export const pickleball: SportEntry = {
  slug: 'pickleball',
  label: { en: 'Pickleball', ar: 'البيكلبول' },
  intro: {
    en: 'A paddle, a plastic ball with holes and a kitchen you must not volley in. Pickleball is learned in an afternoon and played by three generations on one court. A game takes four, so most evenings begin with a message: one short.',
    ar: 'مضرب وكرة بلاستيكية مثقبة ومنطقة قرب الشبكة لا تُضرب فيها الكرة طائرة. تتعلمها في عصر واحد ويلعبها ثلاثة أجيال على ملعب واحد. اللعب لأربعة، فأول رسالة في كل مساء: ينقصنا واحد.',
  },
  updated: '2026-11-27',
};
