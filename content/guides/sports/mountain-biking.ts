import type { GuideEntry } from '../../schema.ts';

export const mountainBiking: GuideEntry = {
  slug: 'mountain-biking',
  asOf: '2026-11-21',
  heading: { en: 'Cowbells and dirt', ar: 'أجراس وتراب' },
  passages: [
    {
      title: { en: 'At a downhill race', ar: 'في سباق النزول' },
      text: {
        en: 'You walk the course uphill while they come down it, one every minute or so. Find the rock garden or the off-camber turn, and stay behind the tape, because the tape is where they are going. Bring something that makes a noise, and use it for the last rider as you did for the first. When someone crashes and gets up, cheer; when someone crashes and does not, point the flag marshal there and be still.',
        ar: 'تصعد على قدميك وهم ينزلون، درّاج كل دقيقة تقريبًا. ابحث عن مقطع الصخور أو المنعطف المائل، وقف خلف الشريط، فالشريط هو المكان الذي يتجهون إليه. خذ معك ما يُحدث ضجيجًا، واستعمله للأخير كما استعملته للأول. واحمل ماءك معك من البداية، فلا دكان في نصف الجبل. ومن سقط وقام فاهتف له، ومن لم يقم فنبّه المنظّم وأفسح الطريق.',
      },
    },
    {
      title: { en: 'On the trail', ar: 'على المسار' },
      text: {
        en: 'Trails are graded by colour: in Britain green, blue, red, black, and honest. Whoever is climbing has the right of way. Ride within sight of each other, wait at every fork, and let the last one breathe before you set off again, which is the rule most often broken. Uplift days, with vans to the top, are the quickest way to make friends: there is nothing to do in the van but talk.',
        ar: 'للمسارات ألوان: أخضر فأزرق فأحمر فأسود، فصدّقها. الأولوية للصاعد. ابقَ على مرأى من رفاقك، وانتظر عند كل مفترق، ودع الأخير يلتقط أنفاسه قبل أن تنطلق، فتلك أكثر قاعدة تُنسى. ولصداقة سريعة خذ يومًا تحمل فيه الشاحنات الدراجات إلى القمة، إذ لا عمل في الشاحنة إلا الكلام.',
      },
    },
    {
      title: { en: 'Where, and with what', ar: 'أين وبماذا' },
      text: {
        en: 'Whistler in Canada is the holiday everybody is saving for. Wales and the Tweed Valley are closer to London; Hatta has marked trails an hour and a half from Dubai, for winter mornings; from Shimla, riders go up old mule tracks. Bring:',
        ar: 'ويسلر في كندا رحلة العمر. وأقرب منها إلينا حتّا في جبال الإمارات بمساراتها المعلّمة، لصباحات الشتاء. وفي جنوب المملكة دروب جبلية قديمة تعرفها الأقدام والدراجات معًا، يركبها أهلها قبل الضباب. وخذ معك:',
      },
      points: [
        {
          en: 'helmet, gloves, knee pads, glasses for the dust',
          ar: 'خوذة وقفازين وواقيًا للركبة ونظارة للغبار',
        },
        {
          en: 'a spare tube, a chain link and somebody who can fit them',
          ar: 'أنبوبًا ووصلة سلسلة ومن يجيد تركيبهما',
        },
        { en: 'more water than looks sensible', ar: 'ماء أكثر مما يبدو معقولًا' },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'What is the difference between downhill, enduro and cross-country?',
        ar: 'ما الفرق بين النزول والإندورو والكروس كانتري؟',
      },
      answer: {
        en: 'Downhill is timed from top to bottom. In enduro only the descents count, but you pedal between them. Cross-country is laps, all together, and the only one at the Olympic Games.',
        ar: 'النزول من القمة إلى السفح ضد الساعة. والإندورو لا يُحسب فيه إلا النزول وتدوّس بينه صاعدًا. والكروس كانتري لفّات جماعية، وهي الأولمبية وحدها.',
      },
    },
    {
      question: { en: 'Can I start on an ordinary bicycle?', ar: 'هل أبدأ بدراجة عادية؟' },
      answer: {
        en: 'On a green trail, yes, with working brakes. Hire a proper one for your first blue. You will understand the price after one descent.',
        ar: 'على المسار الأخضر نعم إن سلمت المكابح. ثم استأجر دراجة مناسبة لأول أزرق، وستفهم سعرها بعد نزلة واحدة.',
      },
    },
  ],
};
