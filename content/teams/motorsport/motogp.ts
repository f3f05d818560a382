import type { TeamEntry } from '../../schema.ts';

export const motogp: TeamEntry = {
  slug: 'motogp',
  name: { en: 'MotoGP', ar: 'موتو جي بي' },
  aliases: { en: ['Motorcycle racing'], ar: ['سباق الدراجات النارية'] },
  sport: 'motorsport',
  kind: 'competition',
  short: { en: 'MGP', ar: 'موتو' },
  badge: { colours: ['#0B0B0F', '#E4002B', '#F7F3E9'], pattern: 'sash' },
  description: {
    en: 'Knees on the tarmac, smoke on the hillside: riding company for MotoGP fans on race Sundays.',
    ar: 'موتو جي بي مع الرفقة: ركبة على الإسفلت ودخان ملوّن على التلال، وموعد في كل أحد فيه سباق.',
  },
  story: {
    en: [
      'The motorcycle world championship began in 1949, on the Isle of Man, between stone walls. Its premier class has been called MotoGP since 2002, but the idea is the same: lean further over than seems decent and open the throttle first. Assen in the Netherlands was on that first calendar too. The Dutch call it the Cathedral, and arrive on two wheels with a tent on the back.',
      'At Mugello nobody sleeps. “Al Mugello non si dorme” is painted on bedsheets across the Tuscan hills, and engines are held against the limiter until sunrise to make certain of it. In Tavullia, a village near Misano, everything from the bar to the bell tower turned yellow for number 46. Jerez fills its grass slopes with Andalusian families and cool boxes. Between riders the grudges are shorter and sharper: say Rossi and Biaggi, or Sepang 2015, then stand back. Qatar ran the championship’s first night race, at Losail in 2008.',
      'European rounds reach the Gulf on Sunday after lunch, and Losail has the stand under floodlights, the cool air and a noise that is there before the bike. Take earplugs. Watch the knee and not the wheel: when it brushes the ground, the real race has begun.',
    ],
    ar: [
      'انطلقت بطولة العالم للدراجات النارية عام 1949 في جزيرة مان، بين أسوار من حجر. ومنذ 2002 تحمل فئتها الأولى اسم «موتو جي بي»، أما الفكرة فلم تتغير: مِل أكثر مما يبدو معقولًا، ثم افتح مقبض الوقود قبل غيرك. وحلبة آسن الهولندية حاضرة منذ الموسم الأول، يسميها أهلها «الكاتدرائية» ويصلون إليها على عجلتين وخلفهم الخيمة.',
      'في موجيلو لا ينام أحد، والعبارة مكتوبة على الشراشف فوق تلال توسكانا، والمحركات تزأر حتى الفجر لتأكيدها. وفي قرية تافوليا القريبة من ميزانو اصفرّ كل شيء من أجل الرقم 46. ومنحدرات خيريز تمتلئ بعائلات الأندلس وسلال الطعام. أما الخصومات فبين الدرّاجين أنفسهم: قل «روسي وبياجي» أو «سيبانغ 2015»، وابتعد قليلًا. وفي لوسيل بقطر أُقيم أول سباق ليلي في تاريخ البطولة عام 2008، وصار موعد الخليج معها: مدرج تحت الأضواء وهواء بارد وصوت يصل قبل الدراجة. وسباقات أوروبا تصل إلى الخليج ظهر الأحد بعد الغداء، وهي من أرحم المواعيد. خذ معك سدادات للأذن، وانظر إلى الركبة لا إلى العجلة: متى لامست الأرض فقد بدأ السباق الحقيقي.',
    ],
  },
  founded: '1949',
  sameAs: ['https://www.motogp.com/'],
  updated: '2026-11-29',
};
