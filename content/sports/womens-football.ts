import type { SportEntry } from '../schema.ts';

export const womensFootball: SportEntry = {
  slug: 'womens-football',
  label: { en: "Women's Football", ar: 'كرة القدم النسائية' },
  aliases: {
    en: ['Ladies football', 'Women’s game', 'Woso'],
    ar: ['الكرة النسائية', 'كرة السيدات', 'كرة القدم للسيدات'],
  },
  schemaSport: 'Soccer',
  intro: {
    en: 'Crowds for women’s football brought their own songs, their own rivalries and families three generations wide. Getting a screen to show the match can still be the hard part. Gather enough fans and the pub will find the channel.',
    ar: 'صنعت جماهير الكرة النسائية أهازيجها ومنافساتها، وجاءت معها العائلة بأجيالها الثلاثة. وما زال العثور على شاشة تعرض المباراة نصف المهمة. اجمع جمهورًا كافيًا، وسيجد صاحب المكان القناة.',
  },
  updated: '2026-11-27',
};
