import type { SportEntry } from '../schema.ts';

export const snooker: SportEntry = {
  slug: 'snooker',
  label: { en: 'Snooker', ar: 'السنوكر' },
  aliases: { en: [], ar: [] },
  intro: {
    en: 'Fifteen reds, six colours and a maximum of 147. Snooker crowds know when to hold their breath, and the last black of a deciding frame is worth sharing. A frame needs an opponent, and spring at the Crucible a row of friends on one sofa.',
    ar: 'خمس عشرة كرة حمراء وستة ألوان وأقصى رصيد 147. جمهور السنوكر يعرف متى يكتم أنفاسه، والكرة السوداء في الشوط الحاسم لا تُشاهَد في عزلة. للشوط الودي خصم واحد، ولأيام بطولة العالم صف من الأصحاب على أريكة واحدة.',
  },
  updated: '2026-11-27',
};
