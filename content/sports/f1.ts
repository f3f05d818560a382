import type { SportEntry } from '../schema.ts';

export const f1: SportEntry = {
  slug: 'f1',
  label: { en: 'F1', ar: 'الفورمولا 1' },
  aliases: {
    en: ['Formula 1', 'Formula One', 'Grand Prix'],
    ar: [
      'الفورمولا',
      'فورمولا ون',
      'الفورمولا وان',
      'إف 1',
      // In one word, so that the name of the city alone finds its clubs first.
      'سباقجدة',
      'حلبةجدة',
      'جائزة السعودية الكبرى',
    ],
  },
  schemaSport: 'Auto Racing',
  sides: 'teams',
  intro: {
    en: 'Five red lights, then two hours of tyres, undercuts and team radio. F1 fans follow a calendar that circles the planet, so race day can mean breakfast, dinner or the middle of the night. At the next start nobody beside you will need “box, box” explained.',
    ar: 'خمسة أضواء حمراء، ثم سباق من الإطارات والحيل في محطات التوقف وأحاديث اللاسلكي. روزنامة الفورمولا 1 تدور حول الأرض، وقد عرف كورنيش جدة سباقها الليلي أول مرة في 2021. شاهد الانطلاقة القادمة مع من يعرف معنى «بوكس، بوكس».',
  },
  updated: '2026-11-27',
};
