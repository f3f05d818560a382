import type { z } from 'zod';
import { launchText } from '../clock/timed-text.ts';
import type { featureSchema } from './feature.ts';

export const detailedSlides: z.input<typeof featureSchema>[] = [
  {
    slug: 'find-and-echo',
    title: { en: 'Find your people with Echo', ar: 'اعثر على جمهورك مع إيكو' },
    description: {
      en: 'You land in a new city on derby day. Echo will look around you and answer with fans of your team, as near as you choose to let it look.',
      ar: 'وصلت إلى مدينة جديدة يوم الديربي؟ سيبحث إيكو حولك ويدلّك على مشجعي فريقك، في المدى الذي تختاره أنت.',
    },
    benefits: [
      {
        en: 'Fans, groups and teams around you on one map',
        ar: 'المشجعون والروابط والفرق حولك على خريطة واحدة',
      },
      { en: 'You decide when you can be seen, and how near', ar: 'أنت تقرر متى تظهر وعلى أي مسافة' },
      {
        en: 'Dozens of sports, from football to fencing',
        ar: 'عشرات الرياضات، من ديربي الرياض إلى ملعب البادل',
      },
    ],
  },
  {
    slug: 'watch-parties-and-club-events',
    title: { en: 'Watch parties and club events', ar: 'تجمّعات المشاهدة وفعاليات الأندية' },
    description: {
      en: 'Book the back room, or join someone who has. You’ll see who is going, say you’re in, and walk through the door as one of them.',
      ar: 'رتّب الجلسة بنفسك أو انضم إلى من رتّبها. سترى من سيحضر، وتقول «أنا معكم»، وتدخل كأنك واحد منهم.',
    },
    benefits: [
      { en: 'Join in one tap, or host your own in a minute', ar: 'انضم بلمسة، أو استضف تجمّعك في دقيقة' },
      {
        get en() {
          return `Verified members and a guest list${launchText(', from launch', ' before you go')}`;
        },
        get ar() {
          return `أعضاء موثّقون وقائمة حضور قبل أن تذهب${launchText('، من يوم الإطلاق', '')}`;
        },
      },
      {
        en: 'Club nights, signing sessions and legends’ evenings',
        ar: 'أمسيات الأندية وجلسات التوقيع ولقاءات مع أساطير النادي',
      },
    ],
  },
  {
    slug: 'challenges-and-leaderboards',
    title: { en: 'Challenges with a real table', ar: 'تحديات بجدول ترتيب كالدوري' },
    description: {
      en: 'Loyalty will count here. Predict, show up and travel, and every point will move you up a league of your own friends and fellow fans.',
      ar: 'سيُحسب الوفاء هنا نقاطًا. توقّع واحضر وسافر، وكل نقطة سترفعك في دوري أصحابك ومشجعي فريقك.',
    },
    benefits: [
      { en: 'Score predictions for each match night', ar: 'توقّع النتائج في كل ليلة مباراة' },
      { en: 'Points for turning up, not for scrolling', ar: 'نقاط للحضور لا للتصفّح' },
      { en: 'Leaderboards by team, by city and by group', ar: 'لوحات صدارة للفريق والمدينة والرابطة' },
    ],
  },
  {
    slug: 'away-days-and-playpass',
    title: { en: 'Away days, with PlayPass', ar: 'رحلات خارج الأرض مع PlayPass' },
    description: {
      en: 'Away groups will sort out the road, the stops and the songs. PlayPass, the premium subscription, is for those who never miss a match.',
      ar: 'ستتولى مجموعات السفر ترتيب الطريق والمحطات والأهازيج. وPlayPass اشتراك مميز لمن لا يفوّت مباراة.',
    },
    benefits: [
      {
        en: 'Organised groups to and from away games',
        ar: 'مجموعات سفر منظّمة إلى المباريات خارج الأرض ذهابًا وعودة',
      },
      {
        en: 'One chat from departure to the last train home',
        ar: 'محادثة واحدة من لحظة الانطلاق حتى باب البيت',
      },
      {
        get en() {
          return `PlayPass ${launchText('will open', 'opens')} premium features across the app`;
        },
        get ar() {
          return `${launchText('سيفتح', 'يفتح')} لك PlayPass مزايا إضافية في كل التطبيق`;
        },
      },
    ],
  },
];
