import { catalogue } from '../catalogue.ts';
import { isLaunchAtHijriNewYear, launchDay, launchHijriDay, launchText } from '../clock/timed-text.ts';
import { eventStage, hasStartingTime } from '../events/events.ts';
import { checkDay } from '../facts/checked-on.ts';
import { guideOf } from '../guides/guides.ts';
import type { Faq, League, Localized, Sport, SportsEvent } from '../schema.ts';

/** Questions on the sign-up page and on the help page. */
export const signUpQuestions = {
  what: {
    question: { en: 'What is SportBuddy?', ar: 'ما هو SportBuddy؟' },
    answer: {
      get en() {
        return `An app for iPhone and Android that ${launchText('will bring', 'brings')} sports fans together in real life: fans nearby, watch parties, club events, challenges and away groups. Its promise is simple: never watch a game alone.`;
      },
      get ar() {
        return `تطبيق لأجهزة iPhone وAndroid ${launchText('سيجمع', 'يجمع')} المشجعين وجهًا لوجه: جمهور قريب منك وتجمّعات مشاهدة وفعاليات أندية وتحديات ورحلات خارج الأرض. وعده بسيط: لا تشاهد أي مباراة وحدك.`;
      },
    },
  },
  when: {
    question: { en: 'When does it launch?', ar: 'متى ينطلق؟' },
    answer: {
      get en() {
        return launchText(
          `On ${launchDay('en')}. The countdown to it runs in your own time zone, to the second.`,
          `It did, on ${launchDay('en')}.`,
        );
      },
      get ar() {
        const newYear = isLaunchAtHijriNewYear() ? ': سنة جديدة تبدؤها بين رفاقك' : '';
        return launchText(
          `يوم ${launchDay('ar')}، الموافق ${launchHijriDay()} بحسب تقويم أم القرى${newYear}. العدّاد في صفحة التسجيل يحسب لك ما بقي بالثانية وبتوقيتك.`,
          `انطلق يوم ${launchDay('ar')}.`,
        );
      },
    },
  },
  cost: {
    question: { en: 'What does early access cost?', ar: 'كم تكلفة الدخول المبكر؟' },
    answer: {
      get en() {
        return `Nothing. You leave a name and an email address, and your team if you like. PlayPass, the premium subscription, is optional, and ${launchText('its price has not been announced.', 'the app tells its price.')}`;
      },
      get ar() {
        return `لا شيء، فهو مجاني. تترك اسمك وبريدك، وفريقك إن أحببت. أما PlayPass فاشتراك مميز اختياري ${launchText('لم يُعلن سعره بعد.', 'تجد سعره في التطبيق.')}`;
      },
    },
  },
  sports: {
    question: { en: 'Which sports are covered?', ar: 'ما الرياضات المتاحة؟' },
    answer: {
      en: 'Thirty-seven to begin with, from football and cricket to kabaddi, darts and caving. Each has a page here, and so do the bodies that run sport. Your own team may be one that nobody has thought of yet.',
      ar: 'نبدأ بسبع وثلاثين رياضة، من كرة القدم والكريكيت إلى الكابادي والدارتس واستكشاف الكهوف. لكل منها صفحة هنا، ولحوكمة الرياضة صفحتها أيضًا. ولك أن تكتب فريقًا لم يخطر على بال أحد.',
    },
  },
  safety: {
    question: { en: 'Is it safe to meet people I do not know?', ar: 'هل لقاء من لا أعرفهم آمن؟' },
    answer: {
      get en() {
        return `${launchText('You will see who is coming before you go. At launch, members will confirm who they are, and your location will be shared only when you choose.', 'You see who is coming before you go. Members confirm who they are, and your location is shared only when you choose.')} Meet in public places the first time, and tell a friend where you are.`;
      },
      get ar() {
        return `${launchText('سترى من سيحضر قبل أن تذهب. عند الإطلاق سيوثّق الأعضاء هوياتهم، ولن يُشارَك موقعك إلا باختيارك.', 'ترى من سيحضر قبل أن تذهب. ويوثّق الأعضاء هوياتهم، ولا يُشارَك موقعك إلا باختيارك.')} واجعل اللقاء الأول في مكان عام، وأخبر صديقًا بوجهتك.`;
      },
    },
  },
  families: {
    question: {
      en: 'Is SportBuddy for women and families?',
      ar: 'هل يناسب SportBuddy النساء والعائلات؟',
    },
    answer: {
      get en() {
        return `Yes, for anyone aged 13 or over; under 18 with a parent’s or guardian’s consent. You ${launchText('will choose', 'choose')} the meetup and see who is going before you decide. Places have rules of their own, so ask about children and family seating before you go.`;
      },
      get ar() {
        return `نعم، لكل من أتمّ 13 عامًا، ومن كان دون 18 فبموافقة أحد والديه أو وليّه. ${launchText('ستختار', 'تختار')} اللقاء بنفسك وترى من سيحضره قبل أن تقرر. ولكل مكان نظامه، فاسأل عن جلسات العائلات ودخول الصغار قبل أن تذهب.`;
      },
    },
  },
} satisfies Record<string, Faq>;

export const signUpFaqs: Faq[] = Object.values(signUpQuestions);

const sideNames: Record<Sport['sides'], Localized> = {
  clubs: { en: 'clubs', ar: 'أندية' },
  teams: { en: 'teams', ar: 'فرق' },
};

/** @returns the questions of a sport's hub, which are all unique to it */
export function hubFaqs(sport: Sport): Faq[] {
  return guideOf('sports', sport.slug).questions;
}

export function leagueFaqs(league: League): Faq[] {
  const { en, ar } = league.name;
  const sides = sideNames[catalogue.sport(league.sport)?.sides ?? 'clubs'];
  const official: Faq = {
    question: {
      en: `Is SportBuddy an official ${en} partner?`,
      ar: `هل لتطبيق SportBuddy شراكة رسمية مع ${ar}؟`,
    },
    answer: {
      en: `No. SportBuddy is an independent app for fans. The names of ${en} ${sides.en} belong to their owners.`,
      ar: `لا. SportBuddy تطبيق مستقل للمشجعين، وأسماء ${sides.ar} ${ar} ملك لأصحابها.`,
    },
  };
  return [...guideOf('leagues', league.slug).questions, official];
}

export function eventFaqs(event: SportsEvent): Faq[] {
  const own = guideOf('events', event.slug).questions;
  return [...own, whereFaq(event), ...(hasStartingTime(event) ? [] : [timeFaq(event)]), ticketFaq(event)];
}

function whereFaq({ sport, venue, city, country }: SportsEvent): Faq {
  const answer = {
    en: `${venue.en}, in ${city.en}, ${country.en}.`,
    ar: `${venue.ar}، في ${city.ar}، ${country.ar}.`,
  };
  if (sport === 'horse-racing')
    return { question: { en: 'Where is it run?', ar: 'أين يُقام السباق؟' }, answer };
  if (sport === 'cycling')
    return {
      question: { en: 'Where does it start?', ar: 'من أين الانطلاق؟' },
      answer: { en: `In ${city.en}, ${country.en}.`, ar: `من ${city.ar}، ${country.ar}.` },
    };
  return { question: { en: 'Where is it played?', ar: 'في أي ملعب؟' }, answer };
}

function timeFaq(event: SportsEvent): Faq {
  const checks = [event, guideOf('events', event.slug)] as const;
  return {
    question: { en: 'What time does it start?', ar: 'ما وقت البداية؟' },
    answer: {
      en: `The organiser has announced the day. We last checked on ${checkDay(checks, 'en')}, and add the time once it is announced.`,
      ar: `أعلنت الجهة المنظّمة التاريخ، وآخر تحقق لنا كان في ${checkDay(checks, 'ar')}. ونضيف الساعة حين تُعلن.`,
    },
  };
}

function ticketFaq(event: SportsEvent): Faq {
  const isAfter = eventStage(event) === 'guide';
  const en = launchText(
    `SportBuddy opens on ${launchDay('en')}${isAfter ? ', after this one.' : ', and its list is free to join.'}`,
    'Joining a watch party through SportBuddy costs nothing.',
  );
  const ar = launchText(
    `ينطلق SportBuddy يوم ${launchDay('ar')}، ${isAfter ? 'بعد هذا الموعد.' : 'والتسجيل في قائمته مجاني.'}`,
    'والانضمام إلى تجمّع مشاهدة عبر SportBuddy مجاني.',
  );
  if (event.admission === 'roadside')
    return {
      question: { en: 'Do I need a ticket?', ar: 'هل أحتاج إلى تذكرة؟' },
      answer: {
        en: `No. The roadside is free, and whoever comes early chooses the bend. ${en}`,
        ar: `لا، فجانب الطريق مفتوح للجميع، ومن بكّر اختار المنعطف. ${ar}`,
      },
    };
  return {
    question: { en: 'Do you sell tickets for it?', ar: 'هل تبيعون التذاكر؟' },
    answer: {
      en: `No. Tickets come from the organiser only. This page is not a ticket. ${en}`,
      ar: `لا. التذاكر من الجهة المنظّمة وحدها، وهذه الصفحة ليست تذكرة. ${ar}`,
    },
  };
}
