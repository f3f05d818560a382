import type { TeamEntry } from '../../schema.ts';

export const mumbaiIndians: TeamEntry = {
  slug: 'mumbai-indians',
  name: { en: 'Mumbai Indians', ar: 'مومباي إنديانز' },
  aliases: { en: ['MI', 'Mumbai'], ar: ['مومباي'] },
  sport: 'cricket',
  league: 'ipl',
  short: { en: 'MUM', ar: 'مومباي' },
  badge: { colours: ['#004BA0', '#D1AB3E', '#FFFFFF'], pattern: 'rays' },
  description: {
    en: 'Mumbai Indians fans in blue and gold: a sea breeze, the North Stand in full voice, and the Paltan where you live.',
    ar: 'جمهور مومباي إنديانز بالأزرق والذهبي: نسيم البحر ومدرج شمالي لا يهدأ، و«البلتن» في حيّك.',
  },
  story: {
    en: [
      'Wankhede stands so close to the Arabian Sea that bowlers consult the breeze. The railway is closer still: trains of the Western line slide past the stand on their way to Churchgate, and on match evenings the carriages lean towards the light.',
      'The side was formed for the first IPL in 2008, and its supporters are the Paltan, the platoon. Their loudest barracks is the North Stand, where a chant of two syllables for a local batter, “Sachin, Sachin”, once kept time for a whole ground. A match each season is given over to children from the city’s schools and charities, who fill the place in blue, scream at everything, dot balls included, and are the best crowd of the year.',
      'Five titles between 2013 and 2020 made opponents do their sums twice. Rohit Sharma, who is from the suburbs of the city, was captain for each of them. In Riyadh or Dubai the nearest stand is the barber’s, or a thali restaurant with the blue shirt beside the calendar. After a win sweets go to the neighbours, and they are not asked whom they support.',
      'Chennai is the fixture that empties offices. The papers call it a clásico and for once it is earned. Afterwards the drums go along Marine Drive with the fans, who sit on the sea wall, facing the lights of the Queen’s Necklace, and bowl the last over again.',
    ],
    ar: [
      'ملعب وانكيدي قريب من بحر العرب إلى حد أن الرماة يراقبون اتجاه النسيم قبل كل كرة. وسكة القطار أقرب: عربات الخط الغربي تمر خلف المدرج في طريقها إلى تشيرتشغيت، وركابها يميلون نحو الأضواء.',
      'تأسس الفريق مع النسخة الأولى من الدوري الهندي عام 2008، وجمهوره يسمي نفسه «البلتن» أي الكتيبة، وثكنتها المدرج الشمالي الذي ضبط إيقاعه يومًا هتاف من مقطعين: «ساتشين، ساتشين». وفي كل موسم تُخصص مباراة لأطفال المدارس والجمعيات، فيصبغون المدرجات بالأزرق ويصرخون لكل كرة، حتى التي لا يحدث فيها شيء.',
      'مواجهة تشيناي تُفرغ المكاتب، والصحف تسميها «الكلاسيكو» وهي تستحق. وبعدها تمشي الطبول مع الناس على كورنيش «مارين درايف»، فيجلسون على السور قبالة الأضواء ويعيدون الأوفر الأخير كرة كرة.',
      'وإذا كنت في الرياض أو دبي فأقرب مدرج إليك محل الحلاقة أو مطعم الثالي، حيث يُعلَّق القميص الأزرق بجانب التقويم. خمسة ألقاب بين 2013 و2020 جعلت الخصوم يحسبون له حسابين. وروهيت شارما قادها كلها وهو ابن ضواحي المدينة. وبعد الفوز تُوزَّع الحلوى على الجيران دون سؤال عمّن يشجعون، وهذه عادة لا تُكسر.',
    ],
  },
  venue: { en: 'Wankhede Stadium', ar: 'ملعب وانكيدي' },
  capacity: 33108,
  city: { en: 'Mumbai', ar: 'مومباي' },
  country: { en: 'India', ar: 'الهند' },
  founded: '2008',
  sameAs: ['https://www.mumbaiindians.com/'],
  honoursTo: 2026,
  honours: [{ count: 5, title: { en: 'IPL titles', ar: 'ألقاب الدوري الهندي IPL' } }],
  sources: [
    {
      fact: 'Capacity 33,108',
      read: [
        'stored file 71617969699: stadiums of the IPL',
        'stored file 54125616187: cricket grounds of India',
      ],
    },
    {
      fact: 'IPL titles 5, to 2026',
      read: [
        'stored file 55998468855: IPL champions',
        'https://www.business-standard.com/amp/cricket/ipl/from-2008-to-2024-check-the-full-list-of-winners-in-ipl-history-here-125031300609_1.html',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
