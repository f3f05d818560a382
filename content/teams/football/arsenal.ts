import type { TeamEntry } from '../../schema.ts';

export const arsenal: TeamEntry = {
  slug: 'arsenal',
  name: { en: 'Arsenal', ar: 'أرسنال' },
  aliases: { en: ['The Gunners', 'Gooners'], ar: ['الجانرز', 'المدفعجية', 'أرسينال', 'ارسنال لندن'] },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'ARS', ar: 'أرسنال' },
  badge: { colours: ['#DB0007', '#FFFFFF', '#9C824A'], pattern: 'chevron' },
  description: {
    en: 'Arsenal fans around you, from the Holloway Road to the other side of the world: watch parties, songs and away days.',
    ar: 'مشجعو أرسنال من شارع هولواي إلى أبعد مدينة: تجمّعات مشاهدة، وأغنية شمال لندن، ورفقة في كل رحلة.',
  },
  story: {
    en: [
      'A cannon on the badge is easily explained: the founders of 1886 worked in the Royal Arsenal at Woolwich, south of the river, making the real thing. Their first red shirts were a gift from Nottingham Forest. In 1913 the whole enterprise crossed the Thames to Highbury and settled a tram ride from Tottenham, which Tottenham has never forgiven.',
      'Herbert Chapman added white sleeves, a big clock and a word with the railways, so that in 1932 Gillespie Road station became Arsenal. It is the only station on the Tube named after a football club. The Highbury pitch is now a garden between flats. Since 2006 the noise has come from the Emirates, a few minutes away, where Louis Dunford’s The Angel goes round the bowl before kick-off.',
      'You can date supporters by their players. One generation grew up with Henry, Bergkamp and Vieira in Arsène Wenger’s years, and the next came later and learned its patience from the first. The big clock moved house as well, and the end below it carries its name.',
      'Forty-nine league games without defeat, from 2003 to 2004, is the number every regular can recite in their sleep. The next title took twenty-two years and came on a Tuesday in May 2026 with Arsenal not even playing: City had drawn at Bournemouth. Eleven days later, in Budapest, Paris Saint-Germain won the European Cup on penalties, so there is still something to sing for. People gather along Blackstock Road, Holloway Road and around Finsbury Park station, and the last stretch is a slow river over the two bridges above the railway.',
    ],
    ar: [
      'المدفع على الشعار له سبب بسيط: مؤسسو 1886 كانوا عمالًا في مصنع الأسلحة الملكي في وولويتش جنوب التيمز. أول قمصانهم الحمراء هدية من نوتنغهام فورست، ثم عبروا النهر في 1913 إلى هايبري واستقروا على مقربة من توتنهام، ومن يومها لم يهدأ شمال لندن.',
      'المدرب هربرت تشابمان أضاف الأكمام البيضاء والساعة الكبيرة، وأقنع السكك الحديدية بأن تغيّر اسم محطة المترو المجاورة إلى «أرسنال»، وهي الوحيدة في مترو لندن التي سُمّيت على اسم نادٍ. أما لقب «الفريق الذي لا يُقهر» فليس مبالغة هنا: 49 مباراة في الدوري بلا خسارة بين 2003 و2004. ثم طال الانتظار اثنين وعشرين عامًا، حتى جاء اللقب مساء ثلاثاء من مايو 2026 والفريق لا يلعب: تعادل السيتي في بورنموث فانتهى كل شيء. وبعد أحد عشر يومًا ذهبت كأس أوروبا في بودابست إلى باريس بركلات الترجيح، فبقي للأغنية ما تنتظره.',
      'قبل اللقاء تمتلئ أرصفة بلاكستوك وهولواي ومحيط محطة فينسبري بارك، ثم يعبر الجميع الجسرين فوق السكة إلى ملعب الإمارات، حيث صارت أغنية لويس دنفورد عن المنطقة نشيدًا ثانيًا.',
      'في مجالسنا يُقسَّم المدفعجية بالأعمار: جيل حفظ هنري وبيركامب وفييرا في سنوات فينغر، وجيل جاء بعدهم وتعلّم الصبر منهم. الساعة الكبيرة انتقلت من هايبري إلى الملعب الجديد، وتحتها مدرج يحمل اسمها. وهايبري نفسه صار شققًا سكنية حول حديقة كانت هي الملعب، يقف الزائر عند سورها ويعدّ الخطوات. ومباراة الديربي تقسم العائلة قبل صافرتها بأسبوع.',
    ],
  },
  venue: { en: 'Emirates Stadium', ar: 'ملعب الإمارات' },
  capacity: 60704,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1886',
  sameAs: ['https://www.arsenal.com'],
  honoursTo: 2026,
  honours: [
    { count: 14, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 14, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
  ],
  sources: [
    {
      fact: 'Capacity 60,704',
      read: ['stored file 66021404016: Premier League grounds', 'stored file 69820908249: football grounds'],
    },
    {
      fact: 'League titles 14, to 2026',
      read: [
        'stored file 63131488838: Premier League clubs',
        'stored file 37616203759: honours of clubs',
        'stored file 66159873889: champions of 2026',
      ],
    },
    {
      fact: 'FA Cups 14, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
