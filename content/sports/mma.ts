import type { SportEntry } from '../schema.ts';

export const mma: SportEntry = {
  slug: 'mma',
  label: { en: 'MMA', ar: 'الفنون القتالية المختلطة' },
  aliases: { en: ['Mixed martial arts', 'Cage fighting'], ar: ['إم إم إيه', 'الفنون القتالية'] },
  schemaSport: 'Mixed Martial Arts',
  intro: {
    en: 'A cage, five-minute rounds and an undercard that real fans never skip. Fight nights start late and end later, and nobody should have to follow a title bout by text message. It wants a room that goes quiet at the walkout.',
    ar: 'قفص وجولات من خمس دقائق ونزالات تمهيدية لا يفوّتها العارفون. ليلة النزال تبدأ متأخرة وتنتهي بعد ذلك بكثير، ونزال اللقب لا يُتابَع بالرسائل. اعثر على مكان يصمت كله لحظة دخول المقاتل.',
  },
  metaDescription: {
    en: 'MMA for company: how a fight night goes, what happens on the ground, and when the main event falls where you live. Never miss the undercard alone.',
    ar: 'الفنون القتالية المختلطة مع رفقة: كيف تمضي ليلة النزالات، وماذا يجري على الأرض، ومتى يقع النزال الرئيسي بتوقيتك.',
  },
  updated: '2026-11-29',
};
