import type { TeamEntry } from '../../schema.ts';

export const wimbledon: TeamEntry = {
  slug: 'wimbledon',
  name: { en: 'Wimbledon', ar: 'ويمبلدون' },
  aliases: { en: ['SW19', 'All England Club', 'The Championships'], ar: ['ومبلدون', 'ويمبلدن'] },
  sport: 'tennis',
  kind: 'event',
  short: { en: 'WIM', ar: 'ويمبلدون' },
  badge: { colours: ['#00703C', '#522398', '#FFFFFF'], pattern: 'stripes' },
  description: {
    en: 'Wimbledon with company: the Queue, the Hill, a hush before the serve, and tennis people for the fortnight on grass.',
    ar: 'ويمبلدون مع الرفقة: الطابور الشهير والتلة وصمت قبل الإرسال، وأسبوعان من التنس على العشب.',
  },
  story: {
    en: [
      'It is the only sporting queue with a printed guide. People pitch two-man tents in Wimbledon Park, take a numbered card, are woken at dawn by stewards of great courtesy, and are on a show court by lunch. The first Championship was held in 1877 off Worple Road to pay for the repair of a roller. The move to Church Road came in 1922, the Centre Court roof in 2009.',
      'A hawk called Rufus keeps the pigeons off. Players wear white and walk on beneath two lines of Kipling about triumph and disaster. For those without a stadium seat there is the grass bank facing the big screen, officially Aorangi Terrace, known as Henman Hill and renamed by the public whenever a new Briton gives it hope. In the village the shopkeepers dress their windows in tennis balls. Borg and McEnroe in 1980, Federer and Nadal in the dusk of 2008, Isner and Mahut over three days in 2010: everyone on the hill has one they were nearly at. Paris is the rival: clay, long nights and another way of clapping.',
      'Ons Jabeur was the first Arab woman in the final, in 2022 and again in 2023, with all of Tunisia before a screen. Strawberries and cream are the dish of the day every day. There are people who watch that one match a year and no other, with a bowl of them on the arm of the chair.',
    ],
    ar: [
      'هنا طابور له كتيّب إرشادات مطبوع. ينصب الناس خيامهم في حديقة ويمبلدون ويأخذون بطاقة مرقمة، ويوقظهم المنظمون فجرًا بأدب شديد، فيجلسون قبل الظهر أمام كبار النجوم. أقيمت البطولة الأولى عام 1877 قرب طريق ووربل لتوفير ثمن إصلاح مدحلة العشب، وانتقلت إلى تشيرش رود في 1922، وجاء سقف الملعب الرئيسي في 2009.',
      'صقر اسمه «روفوس» يطرد الحمام، واللاعبون بالأبيض يدخلون تحت بيتين لكيبلينغ عن النصر والخسارة. ومن لا مقعد له يفترش التلة المقابلة للشاشة الكبيرة، «تلة هنمان» عند الناس، يغيّرون اسمها كلما لاح بريطاني جديد. وفي القرية تتزين واجهات المحلات بكرات التنس، والفراولة بالقشدة طبق اليوم كل يوم. بورغ وماكنرو 1980، وفيدرر ونادال قبيل مغيب 2008، وإيسنر وماهو على ثلاثة أيام في 2010: لكل من على التلة مباراة كاد يحضرها. أما المنافس فباريس، وذنبها أنها ترابية.',
      'وأنس جابر أول عربية بلغت نهائيها، في 2022 ثم في 2023، وتونس كلها أمام الشاشة. وفي المجلس من يشاهد اللقاء النهائي كل عام ولا يشاهد سواه، وبجانبه صحن فراولة.',
    ],
  },
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1877',
  sameAs: ['https://www.wimbledon.com/'],
  updated: '2026-11-29',
};
