import type { EventEntry } from '../schema.ts';

export const afcAsianCup2027OpeningMatch: EventEntry = {
  slug: 'afc-asian-cup-2027-opening-match',
  sport: 'football',
  name: { en: 'AFC Asian Cup 2027 opening match', ar: 'افتتاح كأس آسيا السعودية 2027' },
  aliases: {
    en: ['Asian Cup', 'Asian Cup 2027'],
    ar: ['كأس آسيا', 'كأس آسيا 2027', 'آسيا 2027'],
  },
  start: '2027-01-07',
  venue: { en: 'King Fahd Sports City Stadium', ar: 'ملعب مدينة الملك فهد الرياضية' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  description: {
    en: 'Saudi Arabia, three times champions of Asia, open their home tournament against Palestine in the stadium that Riyadh calls the Pearl. Twenty-four nations play in Riyadh, Jeddah and Khobar until the final on 5 February 2027.',
    ar: 'الأخضر، بطل آسيا ثلاث مرات، يفتتح البطولة على أرضه أمام فلسطين في «درة الملاعب» كما يسميها أهل الرياض. أربعة وعشرون منتخبًا تلعب في الرياض وجدة والخبر حتى النهائي في 5 فبراير 2027.',
  },
  watchParties: {
    en: 'No seat in the Pearl? Opening night will be watched in majlises, cafés and rest houses across the Kingdom, and wherever Saudi fans live abroad. The best seat is beside people who know every name in the squad.',
    ar: 'لم تجد مقعدًا في «الدرة»؟ ليلة الافتتاح تُشاهَد في المجالس والمقاهي والاستراحات في كل المملكة، وحيثما عاش مشجع سعودي في الخارج. وأحلى مقعد بجانب من يحفظ أسماء القائمة كلها.',
  },
  metaDescription: {
    en: 'Saudi Arabia v Palestine opens the AFC Asian Cup in Riyadh on 7 January 2027: how the evening may go, how the groups work, and how to watch it together.',
    ar: 'السعودية وفلسطين في افتتاح كأس آسيا بالرياض يوم 7 يناير 2027: كيف تمضي الليلة، وكيف تُلعب المجموعات، وأين تشاهدها مع رفقة.',
  },
  teams: ['saudi-arabia'],
  sources: [
    {
      fact: 'Saudi Arabia v Palestine on 7 January 2027. No kick-off time could be read',
      read: [
        'stored file 71058509976: fixtures of the Asian Cup, kick-off times to be decided',
        'stored file 57973878445: test of the fixture list',
      ],
    },
    {
      fact: 'The stadium is nicknamed the Pearl, درة الملاعب',
      read: [
        'https://wiki-gateway.eudic.net/wikipedia_en/King_Fayad_Stadium.html',
        'https://worldstadia.com/king-fahd-international-stadium.html',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
