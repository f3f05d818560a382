import type { SportEntry } from '../schema.ts';

export const football: SportEntry = {
  slug: 'football',
  label: { en: 'Football', ar: 'كرة القدم' },
  aliases: {
    en: ['Soccer', 'Footy', 'Footie', 'World Cup'],
    ar: ['الكورة', 'كرة', 'كأس العالم', 'المونديال'],
  },
  schemaSport: 'Soccer',
  intro: {
    en: 'Ninety minutes, two halves and a song for every corner of the ground. Football fans plan their week around kick-off, and the ones who cannot be in the stand still want a room that sounds like it. Somewhere near you the same scarf hangs by a door, whether the club plays in Liverpool, Riyadh or Milan.',
    ar: 'تسعون دقيقة وشوطان وأهزوجة لكل زاوية في المدرج. جمهور الكرة يرتّب أسبوعه على موعد المباراة، ومن فاته المدرج بحث عن مكان لا يقل عنه صخبًا. وفي مكان قريب منك شال مثل شالك معلّق عند الباب، سواء أكان ناديك في الرياض أم جدة أم ليفربول.',
  },
  updated: '2026-11-29',
};
