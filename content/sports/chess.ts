import type { SportEntry } from '../schema.ts';

export const chess: SportEntry = {
  slug: 'chess',
  label: { en: 'Chess', ar: 'الشطرنج' },
  aliases: { en: [], ar: [] },
  intro: {
    en: 'Sixty-four squares, two clocks and a café full of people pretending not to give advice. World title games run for hours and are far better with someone to guess the next move. Any table takes a board, and any coffee a blitz game.',
    ar: 'أربعة وستون مربعًا وساعتان ومقهى مليء بمن يتظاهرون بأنهم لا ينصحون. تمتد مباريات لقب العالم ساعات، وأحلاها مع من يتوقع النقلة القادمة. والمباراة الخاطفة لا تأخذ أكثر من فنجان قهوة.',
  },
  updated: '2026-11-27',
};
