import type { z } from 'zod';
import { launchText } from '../clock/timed-text.ts';
import type { featureSchema } from './feature.ts';

export const homeCards: z.input<typeof featureSchema>[] = [
  {
    slug: 'find-fans',
    title: { en: 'Find your people', ar: 'اعثر على جمهورك' },
    description: {
      en: 'Local fans and teams on one map, in your colours, a street away.',
      ar: 'جمهور فريقك على خريطة واحدة، وأقربهم على بُعد شارع.',
    },
  },
  {
    slug: 'echo',
    title: { en: 'Echo: who’s near', ar: 'إيكو: من حولك؟' },
    description: {
      get en() {
        return `${launchText('You’ll see', 'See')} which of your lot are a short walk away on match night.`;
      },
      get ar() {
        return `${launchText('ستكتشف', 'اكتشف')} ليلة المباراة أهل مدرجك على بُعد خطوات منك.`;
      },
    },
  },
  {
    slug: 'watch-parties',
    title: { en: 'Watch parties', ar: 'تجمّعات المشاهدة' },
    description: {
      get en() {
        return `${launchText('You’ll pick', 'Pick')} a match, pick a pub, and walk in to a table that knows you.`;
      },
      get ar() {
        return launchText(
          'ستختار المباراة والمكان، وتجلس بين ناس ألوانهم ألوانك.',
          'اختر المباراة واختر المكان، واجلس بين ناس ألوانهم ألوانك.',
        );
      },
    },
  },
  {
    slug: 'club-events',
    title: { en: 'Club events', ar: 'فعاليات الأندية' },
    description: {
      en: 'Signing sessions, quiz nights, legends with a microphone: the app will tell you what is on.',
      ar: 'توقيعات ومسابقات وأمسيات مع النجوم، ومواعيدها في التطبيق.',
    },
  },
  {
    slug: 'challenges',
    title: { en: 'Challenges & leaderboards', ar: 'التحديات ولوحات الصدارة' },
    description: {
      get en() {
        return `${launchText('You’ll call', 'Call')} the score, turn up, sing louder, and see who is top of your table.`;
      },
      get ar() {
        return launchText(
          'ستتوقّع وتحضر وتهتف أعلى، ثم ترى من يتصدّر.',
          'توقّع واحضر واهتف أعلى، ثم انظر من يتصدّر.',
        );
      },
    },
  },
  {
    slug: 'away-groups',
    title: { en: 'Away groups', ar: 'رحلات خارج الأرض' },
    description: {
      get en() {
        return `${launchText('You’ll share', 'Share')} the train, the motorway services and the long road home.`;
      },
      get ar() {
        return `${launchText('ستقاسم', 'قاسم')} رفاقك القطار والطريق واستراحاته وعودة الفجر.`;
      },
    },
  },
  {
    slug: 'playpass',
    title: { en: 'PlayPass', ar: 'PlayPass' },
    description: {
      en: 'The premium subscription, for those who never miss a match.',
      ar: 'اشتراك مميز لمن لا يفوّت مباراة.',
    },
  },
];
