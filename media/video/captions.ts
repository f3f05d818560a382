/** Texts and sounds of the film in both languages. The film contains no speech. */
import type { Locale } from '../../content/locale.ts';
import type { Clip } from './timeline.ts';

interface Caption {
  start: number;
  end: number;
  en: string;
  ar: string;
}

export const captions: readonly Caption[] = [
  {
    start: 0.2,
    end: 2.6,
    en: 'Match night.\n[Rain, and a lone whistle]',
    ar: 'ليلة المباراة.\n[مطر، وصفير لحنٍ وحيد]',
  },
  { start: 2.7, end: 4.3, en: '[A distant crowd on television]', ar: '[جمهور بعيد في التلفاز]' },
  { start: 4.5, end: 7.9, en: 'One sofa. One voice.', ar: 'أريكة واحدة. وصوت واحد.' },
  {
    start: 8,
    end: 9.9,
    en: 'Goal!\n[One fan shouts alone]',
    ar: 'هدف!\n[مشجع يصرخ وحده]',
  },
  {
    start: 10,
    end: 12.2,
    en: 'Nobody to hug.\n[A clock; the phone buzzes]',
    ar: 'ولا أحد تعانقه.\n[دقات ساعة، ثم يهتز الجوال]',
  },
  { start: 12.3, end: 13.9, en: 'Who else is watching?', ar: 'من يشاهدها الآن غيرك؟' },
  { start: 14, end: 15.2, en: '[Echo: one clear ping]', ar: '[إيكو ينطلق: رنّة صافية]' },
  {
    start: 15.3,
    end: 18,
    en: 'Echo finds fans nearby.\n[Clapping, window after window]',
    ar: 'إيكو يدلّك على من حولك.\n[تصفيق من نافذة إلى نافذة]',
  },
  {
    start: 18.3,
    end: 21.6,
    en: 'Next door all along.\n[The beat comes in]',
    ar: 'كانوا جيرانك طوال الوقت.\n[يدخل الإيقاع]',
  },
  {
    start: 22.9,
    end: 25.8,
    en: 'Same match. Full room.\n[The room sings]',
    ar: 'المباراة نفسها… والمكان ممتلئ.\n[المكان كله يغني]',
  },
  { start: 26.1, end: 29.7, en: 'Never watch a game alone.', ar: 'لا تشاهد أي مباراة وحدك.' },
  { start: 30, end: 31.5, en: 'Goal!\n[The whole room roars]', ar: 'هدف!\n[المكان كله ينفجر فرحًا]' },
  { start: 31.6, end: 33.9, en: 'Same goal. Twice the roar.', ar: 'الهدف نفسه… والهتاف ضعفان.' },
  {
    start: 34.2,
    end: 37.9,
    en: 'Derby week. Three tasks. One table.\n[The scoreboard clatters, terrace claps]',
    ar: 'أسبوع الديربي. ثلاث مهام. وترتيب واحد.\n[اللوحة تقلب حروفها، والمدرج يصفّق]',
  },
  {
    start: 38.4,
    end: 41.8,
    en: 'Turn up. Call it. Bring a mate.\n[A bell for each one done]',
    ar: 'احضر. توقّع. وهات صديقك معك.\n[رنّة مع كل مهمة تُنجز]',
  },
  {
    start: 42.1,
    end: 45.8,
    en: 'Climb the table.\n[Faster clapping, then a cheer at the top]',
    ar: 'اصعد في الترتيب.\n[التصفيق يتسارع، ثم هتاف عند الصدارة]',
  },
  {
    start: 46.2,
    end: 49.1,
    en: 'Club night. Meet the players. Admit two or more.\n[A stamp]',
    ar: 'أمسية مع النادي. قابل اللاعبين. لاثنين فأكثر.\n[ختم]',
  },
  { start: 49.2, end: 50.2, en: '[The ticket tears]', ar: '[التذكرة تُقطع]' },
  {
    start: 50.3,
    end: 52.9,
    en: 'Closer to the club.\n[The cup goes up; a roar]',
    ar: 'أقرب إلى ناديك.\n[الكأس تُرفع والجمهور يهدر]',
  },
  {
    start: 53.1,
    end: 55.8,
    en: 'Not a poster. A photo.\n[A camera clicks, twice]',
    ar: 'ليست صورة على جدار… بل صورة معها.\n[نقرتا كاميرا]',
  },
  {
    start: 56.2,
    end: 59.8,
    en: 'Away days. Pack the scarf.\n[The tune again, whistled]',
    ar: 'رحلات خارج الأرض. جهّز شالك.\n[اللحن نفسه صفيرًا]',
  },
  {
    start: 60.1,
    end: 63,
    en: 'Six hours. One song.\n[The whole coach sings]',
    ar: 'ست ساعات على الطريق… وأهزوجة واحدة.\n[الحافلة كلها تغني]',
  },
  { start: 63.2, end: 65.9, en: 'Never travel alone.', ar: 'لا تسافر وحدك.' },
  {
    start: 66.1,
    end: 67.9,
    en: 'Nearly there.\n[A drum in the tunnel]',
    ar: 'اقتربنا.\n[طبل يتردد صداه في النفق]',
  },
  {
    start: 68.7,
    end: 71.9,
    en: 'PlayPass, the premium pass. Play more.\n[Bells]',
    ar: 'PlayPass: الاشتراك المميز. عِش المباراة أكثر.\n[أجراس]',
  },
  {
    start: 72.2,
    end: 75.8,
    en: 'Tap. You are in.\n[A beep, the gate opens, the noise rises]',
    ar: 'مرّر بطاقتك… وأنت في الداخل.\n[نغمة قبول، والبوابة تُفتح، والصوت يعلو]',
  },
  {
    start: 76.3,
    end: 79.8,
    en: '[Floodlights come on, bank after bank]',
    ar: '[الأضواء الكاشفة تُضاء صفًّا بعد صف]',
  },
  {
    start: 80,
    end: 85.6,
    en: 'Where fans unite.\n[Thousands sing the tune]',
    ar: 'حيث يتحد المشجعون.\n[الآلاف يغنّون اللحن]',
  },
  {
    start: 86.2,
    end: 89.8,
    en: 'SportBuddy. Never watch a game alone. Who’s in? 6 June.\n[The final whistle]',
    ar: 'SportBuddy. لا تشاهد أي مباراة وحدك. من معنا؟ 6 يونيو.\n[صافرة النهاية]',
  },
];

function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const part = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  const whole = Math.floor(thousandths / 1000);
  return `${part(Math.floor(whole / 3600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(thousandths % 1000, 3)}`;
}

type Cue = { start: number; end: number; text: string; settings?: string };

function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text, settings = '' }) => `${stamp(start)} --> ${stamp(end)}${settings}\n${text}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/**
 * Vertical positions. Without one, Chromium places a cue one frame late, so that it flashes at the
 * top.
 */
const linePlaces = { one: ' line:88%', two: ' line:80%' };

/** Captions as WebVTT. */
export function captionTrack(language: Locale): string {
  return webVtt(
    captions.map(({ start, end, [language]: text }) => ({
      start,
      end,
      text,
      settings: text.includes('\n') ? linePlaces.two : linePlaces.one,
    })),
  );
}

/** Chapters as WebVTT, one per clip. */
export function chapterTrack(clips: readonly Clip[], language: Locale): string {
  return webVtt(clips.map(({ start, end, name }) => ({ start, end, text: name[language] })));
}
