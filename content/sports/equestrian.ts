import type { SportEntry } from '../schema.ts';

export const equestrian: SportEntry = {
  slug: 'equestrian',
  label: { en: 'Equestrian', ar: 'الفروسية' },
  aliases: { en: ['Show jumping', 'Dressage', 'Horse riding'], ar: ['قفز الحواجز', 'ركوب الخيل'] },
  intro: {
    en: 'Jumping, dressage and eventing: the Olympic sport in which horse and rider are judged as one, and women and men compete as equals. A clear round is followed in a silence you can hear. Walk the course before the start, and bring somebody to disagree about the strides.',
    ar: 'قفز الحواجز والترويض والفروسية الشاملة: الرياضة الأولمبية التي يتقاسم فيها الفارس الإنجاز مع جواده ويتنافس فيها الرجال والنساء على حد سواء. وفي الجولة النظيفة صمت تكاد تسمعه. امشِ على المسار قبل البداية، ومعك من يخالفك في عدد الخطوات.',
  },
  updated: '2026-11-27',
};
