import { hasStartingTime } from './events.ts';
import { eventGuides, leagueGuides, sportGuides } from './guides.ts';
import type { Faq, League, Sport, SportsEvent, Team } from './schema.ts';
import { slots } from './slots.ts';

/** The questions of the home page, and of pages that have none of their own. */
export const homeFaqs: Faq[] = [
  {
    question: { en: 'What is SportBuddy?', ar: 'ما هو SportBuddy؟' },
    answer: {
      en: 'An app for iPhone and Android that brings sports fans together in real life: fans nearby, watch parties, club events, challenges and away groups. Its promise is simple: never watch a game alone.',
      ar: 'تطبيق لأجهزة iPhone وAndroid يجمع المشجعين وجهًا لوجه: جمهور قريب وتجمّعات مشاهدة وفعاليات أندية وتحديات ورحلات خارج الأرض. وعده بسيط: لا تشاهد مباراة وحدك.',
    },
  },
  {
    question: { en: 'When does it launch?', ar: 'متى ينطلق؟' },
    answer: {
      en: `On ${slots.launchDay('en')}. The countdown on the sign-up page shows how long that is from where you are, to the second.`,
      ar: `يوم ${slots.launchDay('ar')}. العدّاد في صفحة التسجيل يحسب لك ما بقي بالثانية وبتوقيتك.`,
    },
  },
  {
    question: { en: 'What does early access cost?', ar: 'كم تكلفة الدخول المبكر؟' },
    answer: {
      en: 'Nothing. You leave a name and an e-mail address, and your team if you like. PlayPass, the premium subscription, is optional, and its price has not been announced.',
      ar: 'لا شيء، فهو مجاني. تترك اسمك وبريدك، وفريقك إن أحببت. أما PlayPass فاشتراك مميز اختياري لم يُعلن سعره بعد.',
    },
  },
  {
    question: { en: 'Which sports are covered?', ar: 'ما الرياضات المتاحة؟' },
    answer: {
      en: 'Thirty-six to begin with, from football and cricket to kabaddi, darts and caving. Each has a page here, and your own team may be one that nobody has thought of yet.',
      ar: 'ست وثلاثون رياضة للبداية، من كرة القدم والكريكيت إلى الكابادي ورمي السهام واستكشاف الكهوف. لكل منها صفحة هنا، ولك أن تكتب فريقًا لم يخطر على بال أحد.',
    },
  },
  {
    question: { en: 'Is it safe to meet people I do not know?', ar: 'هل لقاء من لا أعرفهم آمن؟' },
    answer: {
      en: 'Safety is part of the design: verified users, a guest list before you go, and a location that is shared only when you choose. Meet in public places the first time, and tell a friend where you are.',
      ar: 'الأمان في صلب التصميم: مستخدمون موثّقون، وقائمة حضور قبل أن تذهب، وموقع لا يُشارَك إلا باختيارك. واجعل اللقاء الأول في مكان عام، وأخبر صديقًا بوجهتك.',
    },
  },
];

/** The questions of a sport's hub, all of its own. */
export function hubFaqs(sport: Sport): Faq[] {
  return sportGuides.get(sport.slug)?.questions ?? [];
}

export function leagueFaqs(league: League): Faq[] {
  const { en, ar } = league.name;
  const official: Faq = {
    question: {
      en: `Is SportBuddy an official ${en} partner?`,
      ar: `هل بين SportBuddy و${ar} شراكة رسمية؟`,
    },
    answer: {
      en: `No. SportBuddy is an independent app for fans; the names of ${en} clubs belong to their owners.`,
      ar: `لا. SportBuddy تطبيق مستقل للمشجعين، وأسماء أندية ${ar} ملك لأصحابها.`,
    },
  };
  const guide = leagueGuides.get(league.slug);
  if (guide) return [...guide.questions, official];
  return [
    {
      question: { en: `Which ${en} clubs can I follow?`, ar: `أي أندية ${ar} أستطيع متابعتها؟` },
      answer: {
        en: `Any of them. Some ${en} communities have a page on this site already, and the sign-up form takes the name of every other club.`,
        ar: `كلها. لبعض أندية ${ar} صفحات هنا من الآن، وأي نادٍ آخر تكتب اسمه في نموذج التسجيل.`,
      },
    },
    {
      question: {
        en: `Can I follow ${en} clubs from another country?`,
        ar: `هل يمكنني متابعة ${ar} من خارج ${league.country.ar}؟`,
      },
      answer: {
        en: `Of course. Fans far from the grounds are the reason for watch parties: a room nearby, the right channel and people who kept the same hours.`,
        ar: `بالتأكيد. تجمّعات المشاهدة وُجدت للبعيد عن ${league.country.ar} قبل غيره: مكان قريب وقناة تنقل المباراة ورفقة تسهر مثلك.`,
      },
    },
    official,
  ];
}

export function teamFaqs(team: Team): Faq[] {
  const { en, ar } = team.name;
  const place = team.city ?? team.country;
  const away = {
    en: `Can ${en} fans join from anywhere?`,
    ar: place ? `أسكن بعيدًا عن ${place.ar}، فهل أنضم إلى مجتمع ${ar}؟` : `هل ينضم جمهور ${ar} من أي مكان؟`,
  };
  return [
    {
      question: { en: `How do I meet ${en} fans?`, ar: `كيف ألتقي بجمهور ${ar}؟` },
      answer: {
        en: `Sign up for early access with ${en} as your team. When the app opens, you see the ${en} fans and watch parties near you.`,
        ar: `سجّل للدخول المبكر واكتب ${ar} في خانة الفريق. وحين يفتح التطبيق ترى جمهور ${ar} وتجمّعات المشاهدة القريبة منك.`,
      },
    },
    {
      question: away,
      answer: {
        en: `Yes, a ${en} community can start in any town with two people in it. You may be the first ${en} host where you live.`,
        ar: `نعم، يكفي اثنان ليبدأ مجتمع ${ar} في أي مدينة. وقد تكون أنت أول مضيف حيث تسكن.`,
      },
    },
    {
      question: { en: `Is this the official ${en} site?`, ar: `هل هذا موقع ${ar} الرسمي؟` },
      answer: {
        en: `No, this is an unofficial fan community. The name ${en} belongs to its owner, and the badge is our own drawing.`,
        ar: `لا، هذا مجتمع مشجعين غير رسمي. اسم ${ar} ملك لصاحبه، والشارة من رسمنا.`,
      },
    },
  ];
}

export function eventFaqs(event: SportsEvent): Faq[] {
  const where: Faq = {
    question: { en: `${event.name.en}: where is it?`, ar: `${event.name.ar}: أين المكان؟` },
    answer: {
      en: `At ${event.venue.en}, ${event.city.en}, ${event.country.en}.`,
      ar: `في ${event.venue.ar}، ${event.city.ar}، ${event.country.ar}.`,
    },
  };
  const tickets: Faq = {
    question: { en: 'Do you sell tickets for it?', ar: 'هل تبيعون التذاكر؟' },
    answer: {
      en: 'No. Tickets come from the organiser only; joining a watch party through SportBuddy costs nothing.',
      ar: 'لا. التذاكر من الجهة المنظّمة وحدها، والانضمام إلى تجمّع مشاهدة عبر SportBuddy مجاني.',
    },
  };
  const time: Faq = {
    question: { en: 'What time does it start?', ar: 'ما وقت البداية؟' },
    answer: {
      en: 'The day is settled. We add the time to this page once we can be sure of it.',
      ar: 'اليوم محدد، وسنضيف الساعة إلى هذه الصفحة متى تأكدنا منها.',
    },
  };
  const own = eventGuides.get(event.slug)?.questions ?? [];
  return hasStartingTime(event) ? [...own, where, tickets] : [...own, where, time, tickets];
}
