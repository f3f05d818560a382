import { expect, test } from 'vitest';
import { createRender } from '../../app/entry.server.tsx';
import { type Locale, locales, localizedPath } from '../../content/locale.ts';
import { slotFilling } from '../../server/pages/slots/slot-filling.ts';
import { days } from '../look/days.ts';
import { pageKinds } from '../look/views/page-kinds.ts';

const render = createRender({ scriptsOf: () => [], sheetsOf: () => [] }, (error) => {
  throw error;
});
const launch = { year: 2027, month: 6, day: 6 };
const before = slotFilling(launch, new Date(days.beforeLaunch));
const after = slotFilling(launch, new Date(days.afterLaunch));

/** What would be false once the app is out, and what stands in its place then. */
const turns: Record<Locale, readonly [before: string, after: string][]> = {
  en: [
    ['a game alone. Early access is open.', 'a game alone. The gates are open.'],
    ['| Coming Soon |', '| Sign Up |'],
    ['"Be first through the gate: sign up', '"The gates are open: put your name'],
    ['Be the First <span>to Join</span>', 'Come <span>On In</span>'],
    ['>Kick-off</span>', '>Kicked off</span>'],
    ['We will email you when the gates open.', 'The gates are open, and we will email you the way in.'],
    ['stays with you after launch.', 'A founder status that stays with you.'],
    ['Be in the ground on opening night.', 'The lights are on, and the gates are open.'],
    ['be in the ground on opening night.', 'take your place in the stand.'],
    ['coordination: at launch, members will confirm', 'coordination: members confirm'],
    ['a guest list, from launch', 'a guest list before you go'],
    ['At launch, members will confirm who they are, you will see', 'Members confirm who they are, you see'],
    ['its price has not been announced.', 'the app tells its price.'],
    ['Early access opens these communities first.', 'These communities were first through the gate.'],
    ['clubs in all. These communities open first.', 'clubs in all. These communities were first'],
    ['The app is being built to gather', 'The app gathers'],
  ],
  ar: [
    ['باب الدخول المبكر مفتوح.', 'لا تشاهد أي مباراة وحدك. والبوابات مفتوحة.'],
    ['| قريبًا |', '| سجّل الآن |'],
    ['"كن أول من يدخل: سجّل', '"البوابات مفتوحة: اكتب اسمك'],
    ['كن أول <span>من ينضم</span>', 'ادخل <span>وخذ مكانك</span>'],
    ['>صافرة البداية</span>', '>دوّت صافرة البداية</span>'],
    ['وسنراسلك حين تُفتح البوابات.', 'البوابات مفتوحة، وسنرسل إلى بريدك طريق الدخول.'],
    ['تبقى في ملفك بعد الإطلاق.', 'تبقى في ملفك دائمًا.'],
    ['كن في المدرج من ليلة الافتتاح.', 'أُضيئت الأنوار، والبوابات مفتوحة.'],
    ['وكن في المدرج ليلة الافتتاح.', 'سجّل اسمك، وخذ مكانك في المدرج.'],
    ['للقاءات: عند الإطلاق سيوثّق', 'للقاءات: يوثّق'],
    ['قبل أن تذهب، منذ الإطلاق', 'وقائمة حضور قبل أن تذهب<'],
    ['عند الإطلاق سيوثّق الأعضاء هوياتهم، وسترى', 'يوثّق الأعضاء هوياتهم، وترى'],
    ['لم يُعلن سعره بعد.', 'تجد سعره في التطبيق.'],
    ['تفتح أبوابها أولًا لأهل الدخول المبكر.', 'هذه أول المجتمعات التي فتحت أبوابها.'],
    ['وهذه المجتمعات تفتح أبوابها أولًا.', 'وهذه أول المجتمعات التي فتحت أبوابها.'],
    ['والتطبيق يُبنى ليجمع', 'والتطبيق يجمع'],
  ],
};

/** A page of every kind, the ticket of who has signed up, and for programs the files that tell of pages. */
async function sentIn(language: Locale): Promise<string[]> {
  const urls = pageKinds.map(({ path }) => localizedPath(path, language));
  const asked = [
    ...urls.map((url) => ({ url })),
    { url: localizedPath('/coming-soon', language), outcome: { kind: 'done' as const } },
    ...(language === 'en' ? [{ url: '/site.webmanifest' }, { url: '/llms.txt' }] : []),
  ];
  // React keeps texts that meet apart by comments.
  return Promise.all(asked.map(async (request) => (await render(request)).body.replaceAll('<!-- -->', '')));
}

test.each(locales)('from the launch on no page says what was true before it (%s)', async (language) => {
  const pages = await sentIn(language);
  const turning = turns[language].map(([was, is]) => {
    const pagesThatTurn = pages.filter((page) => before(page).includes(was));
    return {
      was,
      turns: pagesThatTurn.length > 0 && pagesThatTurn.every((page) => after(page).includes(is)),
      tooSoon: pagesThatTurn.some((page) => before(page).includes(is)),
      left: pages.filter((page) => after(page).includes(was)).length,
    };
  });
  expect(turning).toEqual(turning.map(({ was }) => ({ was, turns: true, tooSoon: false, left: 0 })));
  // The browser takes a part over with the words that the server chose, so none travels there still to be chosen.
  expect(pages.filter((page) => /\{\{(before|after|end)\}\}/.test(after(page)))).toEqual([]);
});
