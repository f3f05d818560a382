import { launchText } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import type { Words } from '../pages/fixed-page.ts';

/**
 * Titles, descriptions and keywords of the hubs of the most followed sports. Others are generated.
 */
export const sportWords: Record<string, Record<Locale, Words>> = {
  football: {
    en: {
      get title() {
        return launchText(
          'Football Fans, Communities & Away Days | SportBuddy',
          'Football Fans, Watch Parties & Away Days | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'Your club has fans a few streets away. You’ll meet them for the match, share the ride to the next away day and settle who knows more.',
          'Your club has fans a few streets away. Meet them for the match, share the ride to the next away day and settle who knows more.',
        );
      },
      keywords: [
        'football fans near me',
        'football watch party',
        'football pubs',
        'away days',
        'football fan community',
      ],
    },
    ar: {
      get title() {
        return launchText(
          'جمهور كرة القدم ومجتمعاته ورحلاته | SportBuddy',
          'جمهور كرة القدم وتجمّعات المشاهدة والرحلات | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'لناديك جمهور على بُعد شوارع منك. ستشاهد المباراة معهم، وتسافر خلف فريقك، وتحسم في التحديات من يعرف أكثر.',
          'لناديك جمهور على بُعد شوارع منك. شاهد المباراة معهم، وسافر خلف فريقك، واحسم في التحديات من يعرف أكثر.',
        );
      },
      keywords: [
        'جمهور كرة القدم',
        'تجمّع مشاهدة مباراة',
        'مقاهي المباريات',
        'رحلات خارج الأرض',
        'مجتمع مشجعي كرة القدم',
      ],
    },
  },
  basketball: {
    en: {
      get title() {
        return launchText(
          'Basketball Fans & Late-Night Tip-Offs | SportBuddy',
          'Basketball Fans & Late-Night Watch Parties | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'Tip-off at three in the morning is better with company. You’ll find basketball fans nearby, a screen that stays on and a pick-up game before it.',
          'Tip-off at three in the morning is better with company. Find basketball fans nearby, a screen that stays on and a pick-up game before it.',
        );
      },
      keywords: [
        'basketball fans near me',
        'NBA watch party',
        'late-night tip-off',
        'basketball meetup',
        'basketball community',
      ],
    },
    ar: {
      get title() {
        return launchText(
          'جمهور كرة السلة وسهرات الفجر | SportBuddy',
          'جمهور كرة السلة وسهرات المشاهدة | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'مباراة الفجر أحلى برفقة. ستجد عشاق السلة القريبين منك، وشاشة تبقى مضاءة، ومباراة ودية قبل البث.',
          'مباراة الفجر أحلى برفقة. ابحث عن عشاق السلة القريبين منك، وشاشة تبقى مضاءة، ومباراة ودية قبل البث.',
        );
      },
      keywords: [
        'جمهور كرة السلة',
        'سهرة NBA',
        'مشاهدة مباريات السلة',
        'لقاء مشجعي السلة',
        'مجتمع كرة السلة',
      ],
    },
  },
  cricket: {
    en: {
      title: 'Cricket Fans, Test Days & T20 Nights | SportBuddy',
      get description() {
        return launchText(
          'From the first session of a Test to the last over of a T20, somebody near you is watching too. You’ll find cricket fans: bring the tea.',
          'From the first session of a Test to the last over of a T20, somebody near you is watching too. Find cricket fans and bring the tea.',
        );
      },
      keywords: [
        'cricket fans near me',
        'cricket watch party',
        'IPL screening',
        'Test match meetup',
        'cricket fan community',
      ],
    },
    ar: {
      title: 'جمهور الكريكيت: أيام التيست وليالي T20 | SportBuddy',
      get description() {
        return launchText(
          'من أول فترة في مباراة الأيام الخمسة إلى آخر رمية في T20، هناك من يتابع بالقرب منك. ستجد هنا جمهور الكريكيت.',
          'من أول فترة في مباراة الأيام الخمسة إلى آخر رمية في T20، هناك من يتابع بالقرب منك. اعثر على جمهور الكريكيت.',
        );
      },
      keywords: [
        'جمهور الكريكيت',
        'مشاهدة الكريكيت',
        'الدوري الهندي للكريكيت',
        'لقاء مشجعي الكريكيت',
        'مجتمع الكريكيت',
      ],
    },
  },
  nfl: {
    en: {
      get title() {
        return launchText(
          'NFL Fans, Tailgates & Long Sundays | SportBuddy',
          'NFL Fans, Tailgates & Sunday Watch Parties | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'Sunday kick-offs travel across time zones, and so do the fans. You’ll find your NFL crowd, host a tailgate and stay up for the late game together.',
          'Sunday kick-offs travel across time zones, and so do the fans. Find your NFL crowd, host a tailgate and stay up for the late game together.',
        );
      },
      keywords: [
        'NFL fans near me',
        'NFL watch party',
        'tailgate',
        'Super Bowl party',
        'American football fans',
      ],
    },
    ar: {
      title: 'جمهور NFL وسهرات الأحد | SportBuddy',
      get description() {
        return launchText(
          'أحد NFL سهرة كاملة بتوقيت الخليج. ستجد جمهور كرة القدم الأمريكية بالقرب منك، وتجتمع بهم قبل البداية، وتسهر معهم للمباراة الأخيرة.',
          'أحد NFL سهرة كاملة بتوقيت الخليج. ابحث عن جمهور كرة القدم الأمريكية بالقرب منك، واجتمع بهم قبل البداية، واسهر معهم للمباراة الأخيرة.',
        );
      },
      keywords: [
        'جمهور NFL',
        'كرة القدم الأمريكية',
        'سهرة السوبر بول',
        'مشاهدة NFL',
        'مشجعو كرة القدم الأمريكية',
      ],
    },
  },
  f1: {
    en: {
      get title() {
        return launchText(
          'F1 Fans, Race Weekends & Early Alarms | SportBuddy',
          'F1 Fans & Race Weekend Watch Parties | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'Lights out is better in a full room. You’ll find F1 fans nearby for qualifying, race day and the races that start before breakfast.',
          'Lights out is better in a full room. Find F1 fans nearby for qualifying, race day and the races that start before breakfast.',
        );
      },
      keywords: [
        'F1 fans near me',
        'F1 watch party',
        'Grand Prix screening',
        'race weekend meetup',
        'Formula 1 community',
      ],
    },
    ar: {
      get title() {
        return launchText(
          'جمهور الفورمولا 1 ويوم السباق | SportBuddy',
          'جمهور الفورمولا 1 وتجمّعات يوم السباق | SportBuddy',
        );
      },
      get description() {
        return launchText(
          'لحظة انطفاء الأضواء لا تكتمل إلا برفقة. ستجد جمهور الفورمولا 1 قربك للتجارب والسباق وجولات الفجر.',
          'لحظة انطفاء الأضواء لا تكتمل إلا برفقة. اعثر على جمهور الفورمولا 1 قربك للتجارب والسباق وجولات الفجر.',
        );
      },
      keywords: [
        'جمهور الفورمولا 1',
        'مشاهدة سباق الفورمولا',
        'جائزة السعودية الكبرى',
        'تجمّع يوم السباق',
        'مجتمع الفورمولا',
      ],
    },
  },
};
