import type { GuideEntry } from '../../schema.ts';

export const scottishPremiership: GuideEntry = {
  slug: 'scottish-premiership',
  asOf: '2026-11-21',
  heading: { en: 'By bus, in all weathers', ar: 'بالحافلة وفي كل طقس' },
  passages: [
    {
      title: { en: 'The supporters’ bus', ar: 'حافلة المشجعين' },
      text: {
        en: 'It leaves from outside a pub or a butcher’s at an hour on which there is no appeal. Each has a name, a convener with a list, a raffle and a place on the road where it always stops. Children are told the stories of other journeys. Grounds sell pies and Bovril and, by a law of 1980, nothing stronger. The singing manages without.',
        ar: 'تنطلق من أمام دكان معروف في ساعة لا تقبل النقاش. لكل حافلة اسم، ومسؤول معه قائمة، وقرعة على جائزة صغيرة، ومكان تتوقف فيه كل مرة. وفي الطريق يسمع الصغار حكايات رحلات سابقة، أغلبها عن ثلج أغلق الطريق. وفي الملعب فطيرة لحم ومرق ساخن في كوب، وذلك طعام المدرج منذ أجيال.',
      },
    },
    {
      title: { en: 'Thirty-three, then five', ar: 'ثلاث وثلاثون ثم خمس' },
      text: {
        en: 'Everyone meets three times, then the table is cut in half: six above for the title and Europe, six below to stay up. A side in seventh can finish with more points than the one in sixth, and does. In spring even those who dislike arithmetic speak of nothing else.',
        ar: 'يلتقي الجميع ثلاث مرات، ثم يُقسم الجدول نصفين: ستة للقب وأوروبا، وستة للبقاء، ولكل نادٍ خمس مباريات. قد يُنهي السابع الموسم بنقاط أكثر من السادس ويبقى سابعًا. وفي الربيع يصير كارهو الحساب خبراء فيه، ويجلسون في المقهى ومعهم ورقة وقلم واحتمالات لا تنتهي.',
      },
    },
    {
      title: { en: 'Derbies, large and small', ar: 'ديربيات كبيرة وصغيرة' },
      text: {
        en: 'The Glasgow one starts around noon, so that the city can have its evening back. Edinburgh’s comes near New Year, with breath in the air. In Dundee the two grounds stand on the same street, a few hundred yards apart, and neighbours part at the corner. From Aberdeen almost every match is a trip. Exiles follow in Corby, Toronto and Dubai, where the early kick-off is a family lunch. Wear wool.',
        ar: 'ديربي غلاسكو يبدأ قرب الظهر، أي عصرًا بتوقيت الرياض، وهو موعد مريح لمن لا يحب السهر. وديربي إدنبرة يأتي قرب رأس السنة والأنفاس بخار. وفي دندي يقوم الملعبان على شارع واحد، فيفترق الجيران عند الناصية. ولأهل اسكتلندا المغتربين في الخليج روابط تجتمع على غداء الأحد، ومن حضر معهم تعلّم أن الأغنية عندهم تسبق السلام. والبس صوفًا ثقيلًا إن سافرت إليهم.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How do I get on a bus?', ar: 'كيف أنضم إلى حافلة؟' },
      answer: {
        en: 'Ask the club for its affiliated branches and ring the convener nearest you. Sit where you are told the first time, as the seats belong to people.',
        ar: 'اسأل النادي عن روابطه المسجلة وكلّم أقربها. واجلس أول مرة حيث يقال لك، فالمقاعد لأصحابها وإن خلت.',
      },
    },
    {
      question: {
        en: 'Is a visitor welcome at a smaller ground?',
        ar: 'هل يُرحَّب بالزائر في الملاعب الصغيرة؟',
      },
      answer: {
        en: 'Very. Pay at the gate where that is still done, buy a pie, ask who that was on the wing in 1983.',
        ar: 'جدًا. اشترِ فطيرتك واسأل جارك عن جناح الفريق قبل أربعين سنة، ولن ينقصك حديث حتى الصافرة.',
      },
    },
  ],
};
