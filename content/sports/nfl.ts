import type { SportEntry } from '../schema.ts';

export const nfl: SportEntry = {
  slug: 'nfl',
  label: { en: 'NFL', ar: 'كرة القدم الأمريكية (NFL)' },
  aliases: {
    en: ['American football', 'Gridiron', 'National Football League'],
    ar: ['القدم الأمريكية', 'الفوتبول الأمريكي', 'إن إف إل'],
  },
  schemaSport: 'American Football',
  sides: 'teams',
  intro: {
    en: 'Four downs, ten yards and a whole Sunday. The NFL turned watching into a ritual of its own, from the tailgate in the car park to the red-zone chatter on the sofa. Far from the stadium, the ritual needs a crowd, and a crowd starts with two.',
    ar: 'أربع محاولات لعشر ياردات ويوم أحد كامل. جعل دوري NFL من المشاهدة موعدًا أسبوعيًا له تقاليده، من ولائم مواقف الملعب إلى صيحات الياردات الأخيرة أمام الشاشة. وبعيدًا عن الملعب تحتاج السهرة إلى جمهور، والجمهور يبدأ باثنين.',
  },
  updated: '2026-11-29',
};
