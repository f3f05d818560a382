import { launchText } from '../clock/timed-text.ts';
import { parseEntries } from '../parse-entries.ts';
import { detailedSlides } from './detailed.ts';
import { type Feature, featureSchema } from './feature.ts';
import { homeCards } from './home-cards.ts';

/** The seven cards of the home page, in order. */
export const homeFeatures = parseEntries('content/features/home-cards.ts', featureSchema, homeCards);

/** The four slides of the features page. */
export const detailedFeatures = parseEntries('content/features/detailed.ts', featureSchema, detailedSlides);

/** The four value cards in the hero of the features page. */
export const valueCards: Feature[] = parseEntries('content/features/features.ts', featureSchema, [
  {
    slug: 'memories',
    title: { en: 'Create Lasting Memories', ar: 'اصنع ذكريات تبقى' },
    description: {
      en: 'The goal fades from the highlights. Who you were hugging does not.',
      ar: 'الهدف تنساه النشرات، أما من عانقته لحظتها فلا تنساه.',
    },
  },
  {
    slug: 'connect',
    title: { en: 'Connect With Fellow Fans', ar: 'تعرّف على جمهور مثلك' },
    description: {
      en: 'Your colours, your city, and neighbours who already know the words.',
      ar: 'ألوانك ومدينتك، وناس يحفظون الأهزوجة قبل أن تبدأها.',
    },
  },
  {
    slug: 'events',
    title: { en: 'Attend Exciting Events', ar: 'احضر فعاليات لا تُفوَّت' },
    description: {
      en: 'Watch parties, club nights and away days, with people you’ll know by full time.',
      ar: 'تجمّعات مشاهدة وأمسيات أندية ورحلات خارج الأرض، مع ناس تعرفهم قبل صافرة النهاية.',
    },
  },
  {
    slug: 'game',
    title: { en: 'Game the Fan Experience', ar: 'حوّل التشجيع إلى لعبة' },
    description: {
      en: 'Turn up, call the score, climb the table with your friends.',
      ar: 'احضر وتوقّع النتيجة واصعد في الترتيب مع أصحابك.',
    },
  },
]);

/** The grid "Why Fans Love SportBuddy". */
export const reasons: Feature[] = parseEntries('content/features/features.ts', featureSchema, [
  {
    slug: 'community',
    title: { en: 'Community', ar: 'المجتمع' },
    description: {
      en: 'One place for every fan of your team near you, from the season-ticket holder to the one who moved here last week.',
      ar: 'مكان واحد يجمع مشجعي فريقك القريبين منك، من صاحب التذكرة الموسمية إلى من انتقل إلى مدينتك الأسبوع الماضي.',
    },
  },
  {
    slug: 'exclusivity',
    title: { en: 'Exclusivity', ar: 'التميّز' },
    description: {
      get en() {
        return `${launchText('There will be meetups', 'Meetups')} and club events for members, with founders first in line.`;
      },
      get ar() {
        return `${launchText('ستكون للأعضاء', 'للأعضاء')} لقاءات وفعاليات أندية تخصهم، والأولوية فيها للمؤسسين.`;
      },
    },
  },
  {
    slug: 'connection',
    title: { en: 'Connection', ar: 'التواصل' },
    description: {
      en: 'Chat before kick-off, meet at the door, and keep the friendship after full time.',
      ar: 'حديث قبل البداية ولقاء عند الباب وصداقة تبقى بعد صافرة النهاية.',
    },
  },
  {
    slug: 'safety',
    title: { en: 'Safety', ar: 'الأمان' },
    description: {
      get en() {
        return `Verified users and secure meetup coordination: ${launchText('at launch, members will confirm who they are,', 'members confirm who they are,')} so that you know who is coming before you go.`;
      },
      get ar() {
        return `مستخدمون موثّقون وتنسيق آمن للقاءات: ${launchText('عند الإطلاق سيوثّق الأعضاء هوياتهم،', 'يوثّق الأعضاء هوياتهم،')} فتعرف من سيحضر قبل أن تذهب.`;
      },
    },
  },
]);
