import type { EventEntry } from '../schema.ts';

export const tourDeFrance2027GrandDepart: EventEntry = {
  slug: 'tour-de-france-2027-grand-depart',
  sport: 'cycling',
  name: { en: 'Tour de France 2027, Grand Départ', ar: 'انطلاق طواف فرنسا 2027' },
  aliases: {
    en: ['Grand Départ', 'Tour de France 2027', 'Tour de France Edinburgh', 'Tour de France Britain'],
    ar: ['انطلاق طواف فرنسا', 'طواف فرنسا 2027', 'طواف فرنسا في بريطانيا'],
  },
  start: '2027-07-02',
  end: '2027-07-04',
  venue: { en: 'Edinburgh to Cardiff in three stages', ar: 'من إدنبرة إلى كارديف في ثلاث مراحل' },
  city: { en: 'Edinburgh', ar: 'إدنبرة' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  description: {
    en: 'The Tour starts in Scotland for the first time and visits Wales for the first time: Edinburgh to Carlisle on Friday, Keswick to Liverpool on Saturday, Welshpool to Cardiff on Sunday 4 July 2027.',
    ar: 'أول انطلاق للطواف من اسكتلندا وأول مرور له بويلز: من إدنبرة إلى كارلايل يوم الجمعة، ومن كيزيك إلى ليفربول يوم السبت، ومن ويلشبول إلى كارديف يوم الأحد 4 يوليو 2027.',
  },
  watchParties: {
    en: 'Nobody sells you a seat on the Côte de Melrose. Pick a bend, bring a flask and chalk for the road, and give your bit of verge a name. From a sofa, the last hour is the one to share.',
    ar: 'لا أحد يبيعك مقعدًا على الطريق. اختر منعطفًا، وخذ معك إبريق شاي وطباشير تكتب بها اسم درّاجك. ومن كان بعيدًا فالساعة الأخيرة من المرحلة هي التي تُشاهَد مع رفقة.',
  },
  teams: ['tour-de-france'],
  admission: 'roadside',
  metaDescription: {
    en: 'The Tour de France 2027 starts in Britain: Edinburgh to Carlisle, Keswick to Liverpool, Welshpool to Cardiff, 2 to 4 July. Where to stand, and with whom.',
    ar: 'طواف فرنسا 2027 يبدأ من بريطانيا: إدنبرة فكارلايل، وكيزيك فليفربول، وويلشبول فكارديف، من 2 إلى 4 يوليو. أين تقف، ومع من.',
  },
  asOf: '2026-11-27',
  updated: '2026-11-29',
};
