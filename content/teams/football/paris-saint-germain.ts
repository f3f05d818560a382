import type { TeamEntry } from '../../schema.ts';

export const parisSaintGermain: TeamEntry = {
  slug: 'paris-saint-germain',
  name: { en: 'Paris Saint-Germain', ar: 'باريس سان جيرمان' },
  aliases: { en: ['PSG', 'Paris SG', 'Paris'], ar: ['بي إس جي', 'باريس', 'الباريسي', 'سان جيرمان'] },
  sport: 'football',
  league: 'ligue-1',
  short: { en: 'PAR', ar: 'باريس' },
  badge: { colours: ['#004170', '#DA291C', '#FFFFFF'], pattern: 'stripes' },
  description: {
    en: 'Paris Saint-Germain fans in your arrondissement or your time zone: match nights, the Auteuil end and travel plans.',
    ar: 'باريسيون بالقلب في مدينتك: مشجعو باريس سان جيرمان، وسهرات حديقة الأمراء على الشاشة، وخطط سفر مشتركة.',
  },
  story: {
    en: [
      'By the late sixties Racing had faded and Paris, alone among the great capitals, had no club at the top. In August 1970 a public subscription, a new team called Paris FC and the old Stade Saint-Germain were folded into one. The fleur-de-lis on the crest is a nod to Saint-Germain-en-Laye, where Louis XIV was born. Daniel Hechter, a couturier who would become president, drew the shirt: navy, with a broad red band between white edges, straight from ready-to-wear.',
      'Roger Taillibert’s Parc des Princes, all concrete fins, has stood above the ring road since 1972, with traffic humming under its terrace. Phil Collins’ Who Said I Would plays as the teams walk in, O Ville Lumière follows, and the Auteuil end does not sit down. Raí, Ronaldinho and Pauleta were idols here before the chandeliers arrived. On 31 May 2025, in Munich, five goals to nil against Inter turned decades of near misses into a very loud night on the Champs-Élysées. A year later, in Budapest, Arsenal held on at 1–1 and lost 4–3 on penalties, and the cup did not have to leave town.',
      'North Africa follows it from the café, because there is a son of the Paris suburbs in every stadium. Its stars arrive and leave in a hurry, but anybody who saw Ronaldinho smile knows how all this began.',
      'Line 9 to Porte de Saint-Cloud is the classic way in, with merguez smoke at the top of the stairs. Purists get off at Porte d’Auteuil. Marseille is the Classique, an antipathy of capital and port that television encouraged and the terraces adopted in earnest.',
    ],
    ar: [
      'خفت نجم نادي راسينغ في الستينيات فبقيت باريس عاصمة كبيرة بلا نادٍ في القمة، حتى أغسطس 1970 حين اكتتب الناس ودُمج «باريس إف سي» الجديد مع نادي سان جيرمان العريق. زهرة الزنبق على الشعار تحية لمدينة سان جيرمان أون لي مسقط رأس لويس الرابع عشر، والقميص الكحلي بشريطه الأحمر العريض رسمه مصمم الأزياء دانيال هشتر قبل أن يصير رئيسًا للنادي. أين تجد ذلك إلا في باريس؟',
      'ملعب حديقة الأمراء واقف منذ 1972 بأضلاعه الخرسانية فوق الطريق الدائري. يدخل الفريقان على أغنية لفيل كولينز، ثم يأتي دور مدرج أوتوي الذي لا يجلس. عشق الناس البرازيليين راي ورونالدينيو والبرتغالي باوليتا، وانتظروا طويلًا حتى ليلة ميونيخ 31 مايو 2025: خماسية في مرمى إنتر ميلان، وفجر لم ينم في الشانزليزيه. وبعد عام في بودابست صمد أرسنال حتى 1–1، ثم حسمتها ركلات الترجيح 4–3، فلم تغادر الكأس باريس.',
      'الخط التاسع إلى بورت دو سان كلو هو الطريق المعتاد، ورائحة الميرغيز تستقبلك أعلى الدرج. والكلاسيكو الفرنسي أمام مارسيليا قصة عاصمة وميناء لا يتفقان حتى على حالة الطقس.',
      'وشمال أفريقيا كلها تتابعه من مقاهيها، فأبناء ضواحي العاصمة في كل ملعب. والنجوم عنده يأتون ويرحلون سريعًا، لكن من رأى رونالدينيو يبتسم عرف كيف بدأ كل هذا.',
    ],
  },
  venue: { en: 'Parc des Princes', ar: 'حديقة الأمراء (بارك دي برانس)' },
  capacity: 47000,
  city: { en: 'Paris', ar: 'باريس' },
  country: { en: 'France', ar: 'فرنسا' },
  founded: '1970-08-12',
  sameAs: ['https://www.psg.fr'],
  honoursTo: 2026,
  honours: [
    { count: 14, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 47,000: 47,926 of the league and 47,929 rounded down',
      read: [
        'https://sportune.20minutes.fr/psg-arsenal-quelle-a-ete-laffluence-du-match-au-parc-des-princes-365331',
        'https://www.nummer1-fussballreisen.com/stadion-informationen-psg-parc-de-princes/',
      ],
    },
    {
      fact: 'League titles 14, to 2026',
      read: [
        'stored file 67332644405: champions of 2026',
        'stored file 37616203759: honours of clubs',
        'stored file 71185413992: recent champions by competition',
      ],
    },
    {
      fact: 'European Cups 2, to 2026',
      read: [
        'stored file 54531896732: honours of clubs',
        'stored file 71185413992: recent champions by competition',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
