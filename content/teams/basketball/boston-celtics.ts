import type { TeamEntry } from '../../schema.ts';

export const bostonCeltics: TeamEntry = {
  slug: 'boston-celtics',
  name: { en: 'Boston Celtics', ar: 'بوسطن سلتيكس' },
  article: true,
  aliases: { en: ['Celtics', 'The Celts'], ar: ['السلتكس', 'سيلتيكس', 'بوسطن سيلتكس'] },
  sport: 'basketball',
  league: 'nba',
  short: { en: 'BOS', ar: 'سلتيكس' },
  badge: { colours: ['#007A33', '#FFFFFF', '#BA9653'], pattern: 'diamonds' },
  description: {
    en: 'Parquet, banners and a railway station under the floor: a place for Celtics fans to watch together, in Boston or far from it.',
    ar: 'باركيه ورايات ومحطة قطار تحت الأرضية: ملتقى مشجعي سلتيكس في بوسطن وبعيدًا عنها.',
  },
  story: {
    en: [
      'The floor is the relic. When the first parquet was laid in the 1940s wood was scarce after the war, so it was pieced together from short offcuts. The pattern outlived the shortage, and the building. Opponents used to swear that Boston knew which squares were dead.',
      'TD Garden stands on top of North Station, so supporters come straight up from the commuter trains into the green, and spill back on to Causeway Street and Canal Street, where the talking goes on until the last departure. Next door stood the old Boston Garden, where Bill Russell won eleven titles in thirteen seasons and Red Auerbach lit his cigar on the bench when he thought a game was over, which visiting coaches considered rude and Boston considered timekeeping.',
      'Larry Bird and Magic Johnson turned the eighties into a serial, and the title came back in 2008 and again in 2024. The man with the cane and the pipe was drawn by Auerbach’s brother.',
      'Seats face a ceiling of banners and retired numbers, with room kept for the next one, and a leprechaun called Lucky. When the win is safe, an old clip of a dancing man in a tight “Gino” shirt appears on the screen. Beat the Lakers and it looks like ballet.',
    ],
    ar: [
      'الأرضية هنا قطعة من التاريخ. شحّ الخشب بعد الحرب في الأربعينيات، فجُمعت من ألواح قصيرة متعاكسة، وزالت الأزمة وبقي النقش حتى بعد هدم الصالة القديمة. وكان الضيوف يقسمون أن لاعبي بوسطن يحفظون المربعات التي لا ترتد عنها الكرة.',
      'صالة «تي دي غاردن» مبنية فوق محطة نورث ستيشن، فيصعد الجمهور من القطار إلى الأخضر مباشرة، ثم يعود إلى شارعي كوزواي وكانال ليكمل النقاش حتى آخر رحلة. وبجوارها كانت صالة بوسطن غاردن القديمة، وفيها حقق بيل راسل أحد عشر لقبًا في ثلاثة عشر موسمًا، وكان المدرب ريد أورباخ يشعل سيجاره على الدكة متى رأى الفوز قد حُسم، والخصوم يعدّونها إهانة.',
      'السقف رايات وأرقام معلّقة، وحين يطمئن المدرج يظهر على الشاشة الرجل الراقص بقميص «جينو». أما إذا كان الخاسر ليكرز فالرقصة تُعاد في البيوت.',
      'الأخضر هنا نفَسه طويل: رايات البطولات فوق الرؤوس، ومكان خالٍ يُترك دائمًا للتالية. لاري بيرد وماجيك جونسون جعلا ثمانينيات القرن الماضي مسلسلًا من فصول، وآباؤنا تابعوه من أشرطة تصل متأخرة. وفي 2008 ثم 2024 عاد اللقب. وشعار الرجل ذي العصا والغليون رسمه شقيق المدرب أورباخ، ولم يغيّره أحد بعده.',
    ],
  },
  venue: { en: 'TD Garden', ar: 'صالة تي دي غاردن' },
  capacity: 19156,
  city: { en: 'Boston', ar: 'بوسطن' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1946',
  sameAs: ['https://www.nba.com/celtics/'],
  honoursTo: 2026,
  honours: [{ count: 18, title: { en: 'NBA titles', ar: 'ألقاب NBA' } }],
  sources: [
    {
      fact: 'Capacity 19,156',
      read: [
        'stored file 68294388486: American venues and sites',
        'stored file 23659383634: American arenas',
      ],
    },
    {
      fact: 'NBA titles 18, to 2026',
      read: [
        'stored file 27757695943: NBA champions',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
