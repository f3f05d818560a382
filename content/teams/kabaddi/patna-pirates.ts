import type { TeamEntry } from '../../schema.ts';

export const patnaPirates: TeamEntry = {
  slug: 'patna-pirates',
  name: { en: 'Patna Pirates', ar: 'باتنا بايريتس' },
  aliases: { en: ['Patna'], ar: ['باتنا'] },
  sport: 'kabaddi',
  short: { en: 'PAT', ar: 'باتنا' },
  badge: { colours: ['#0E7A4B', '#0B0B0F', '#F5B83D'], pattern: 'diamonds' },
  description: {
    en: 'Patna Pirates fans: one breath, seven defenders, three titles in a row, and the kabaddi faithful before the raid.',
    ar: 'نَفَس واحد وسبعة مدافعين وثلاثة ألقاب متتالية: رفقة لأوفياء كابادي باتنا قبل الغارة.',
  },
  story: {
    en: [
      'In Bihar they have played kabaddi in mango orchards and school yards for as long as anyone has asked, so when a professional league started in 2014 the surprise was only that Patna would be the sea-less home of Pirates.',
      'From 2016 to 2017 the team won three seasons one after another, the first league side to do it. Mumbai lost the first of those finals, Jaipur the second, Gujarat the third, and all three cities are greeted accordingly. At the Patliputra complex in Kankarbagh the horns start with the warm-up; litti chokha is fried, or rather roasted, outside the gates; and on the nights when the mat is somewhere else the crowd is around a tea stall with one television, holding its own breath for thirty seconds at a time.',
      'Many people from Bihar work in the Gulf, and follow the team after the shift on the one screen of their lodgings. Whoever passes is invited to sit down. They are called pirates and come from the plains, so they laugh at the name first and then they shout it.',
    ],
    ar: [
      'في بيهار، على ضفاف الغانج، لعب الناس الكابادي في بساتين المانجو وساحات المدارس منذ أزمان لا يُعرف أولها، فلما انطلق الدوري المحترف عام 2014 لم يكن الغريب أن تملك باتنا فريقًا، بل أن يكون اسمه «القراصنة» في ولاية لا بحر لها.',
      'بين 2016 و2017 أحرز الفريق ثلاثة ألقاب متتالية لم يسبقه إليها أحد. خسر أهل مومباي أول تلك النهائيات وجايبور ثانيها وغوجارات ثالثها، ولكل منهم استقبال على قدر الذكرى. في مجمع باتليبوترا بحي كانكارباغ تبدأ الأبواق مع الإحماء، وتفوح رائحة «ليتي تشوكا» المشوية عند البوابات. وإذا كانت المباراة في مدينة أخرى فالجمهور حول أقرب كشك شاي فيه تلفاز، يحبس أنفاسه ثلاثين ثانية مع كل غارة.',
      'وكثير من عمال بيهار في الخليج يتابعونه على شاشة واحدة في السكن بعد الدوام، ومن مرّ بهم دُعي إلى الجلوس وشُرحت له القواعد بلغتين. فإن صاح معهم قبل نهاية الشوط الأول فقد صار منهم. لقب فريقهم «قراصنة» وهم أهل سهل، فيضحكون من الاسم ثم يهتفون به.',
    ],
  },
  city: { en: 'Patna', ar: 'باتنا' },
  country: { en: 'India', ar: 'الهند' },
  founded: '2014',
  updated: '2026-11-29',
};
