import type { SportEntry } from '../schema.ts';

export const motorsport: SportEntry = {
  slug: 'motorsport',
  label: { en: 'Motorsport', ar: 'رياضة المحركات' },
  aliases: { en: ['Motor racing', 'Racing cars'], ar: ['سباق السيارات', 'سباقات السيارات', 'الراليات'] },
  schemaSport: 'Auto Racing',
  sides: 'teams',
  intro: {
    en: 'From rally stages at dawn to a full day and night at Le Mans, motorsport asks for flasks, folding chairs and people to share the waiting with. Each series has its own tribe and its own smell of fuel. Somebody has to set the alarm, and somebody else to bring the second flask.',
    ar: 'من مراحل الراليات مع الفجر إلى أربع وعشرين ساعة في لومان، تحتاج رياضة المحركات إلى ترمس قهوة وكرسي قابل للطي ورفقة تقاسمك الانتظار. لكل سلسلة أهلها ورائحة وقودها. ومن حضر رالي داكار في صحراء السعودية يعرف المعنى.',
  },
  updated: '2026-11-27',
};
