import type { TeamEntry } from '../../schema.ts';

export const fei: TeamEntry = {
  slug: 'fei',
  name: { en: 'FEI', ar: 'الاتحاد الدولي للفروسية' },
  article: true,
  aliases: { en: ['Fédération Equestre Internationale'], ar: ['اتحاد الفروسية'] },
  sport: 'equestrian',
  kind: 'governing',
  short: { en: 'EQU', ar: 'فروسية' },
  badge: { colours: ['#4B2E83', '#F7F3E9', '#C9A227'], pattern: 'sash' },
  description: {
    en: 'FEI jumping, dressage and eventing, and a sea of white handkerchiefs: the big rings, for all who ride or wish they did.',
    ar: 'الاتحاد الدولي للفروسية وميادينه الكبرى: قفز وترويض وفروسية شاملة، ومناديل بيضاء يلوّح بها من يركب الخيل ومن يتمنى.',
  },
  story: {
    en: [
      'No other Olympic sport pays half of the partnership in carrots. The FEI has looked after riding internationally since 1921: jumping, dressage and eventing at the Games, driving, endurance and vaulting besides.',
      'Its great days have addresses. At Aachen the Soers stadium says goodbye to the riders by waving thousands of white handkerchiefs, and hardened grooms look at their boots. Burghley and Badminton are parkland walks with solid fences, where spectators in wax jackets pace out the water jump on Friday and are wise about it on Saturday. Hickstead has its bank, a grass cliff to be slid down. Geneva keeps December warm. Germany and Britain divide the argument in eventing, Germany and nearly everyone in dressage.',
      'Khaled Al-Eid came home from Sydney in 2000 with a bronze medal in jumping, and the Saudi team from London in 2012 with another: Ramzy Al Duhami, Abdullah Al Sharbatly, Kamal Bahamdan and Prince Abdullah bin Mutaib. In April 2024 the World Cup finals went to Riyadh. The Gulf knows the federation best from endurance: a hundred kilometres and more over sand, and a vet who stops a horse before it is tired.',
    ],
    ar: [
      'لا رياضة أولمبية غيرها نصف الفريق فيها أجره جزر. يرعاها الاتحاد الدولي منذ 1921: قفز الحواجز والترويض والفروسية الشاملة في الأولمبياد، ومعها القدرة والتحمل وقيادة العربات والقفز على ظهر الخيل.',
      'والفروسية عندنا ليست ضيفة: خالد العيد عاد ببرونزية القفز من سيدني 2000، ومنتخب القفز ببرونزية لندن 2012، رمزي الدهامي وعبدالله الشربتلي وكمال باحمدان والأمير عبدالله بن متعب، وفي أبريل 2024 جاءت نهائيات كأس العالم إلى الرياض. أما مواسمها البعيدة فلها عناوين: في آخن يودّع الجمهور الفرسان بآلاف المناديل البيضاء حتى يُطرق السائس الصلب برأسه، وفي هيكستيد منحدر عشبي يُهبط انزلاقًا، وبيرلي وبادمنتون نزهة بين حواجز من خشب صلب. ألمانيا وبريطانيا قطبا الجدل في الفروسية الشاملة.',
      'وفي سباقات القدرة يعرف أهل الخليج هذا الاتحاد أكثر من غيرهم: مئة كيلومتر وأكثر عبر الرمل، وبيطري يوقف الجواد قبل أن يتعب. وفي كل منطقة من المملكة نادٍ يعلّم الصغار الركوب، وأول درس فيه أن تطعم جوادك قبل أن تأكل. ومن حضر جولات كأس العالم في الرياض شتاءً عرف كم تتسع القاعة للصمت.',
    ],
  },
  founded: '1921',
  sameAs: ['https://www.fei.org/'],
  sources: [
    {
      fact: 'Saudi medals of 2000 and 2012',
      read: [
        'https://www.arabnews.com/sports/saudis-clinch-bronze-show-jumping',
        'https://sauress.com/aljazirah/1208073702',
        'http://stats.washingtonpost.com/olympics/story.asp?i=20120808135219582469108&ref=rec&tm=&src=OLY_EQU',
      ],
    },
  ],
  updated: '2026-11-29',
};
