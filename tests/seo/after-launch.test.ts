import { expect, test } from 'vitest';
import { createRender } from '../../app/entry.server.tsx';
import { type Locale, locales, localizedPath } from '../../content/locale.ts';
import { defaultSiteContext } from '../../content/site-context.ts';
import { days } from '../look/days.ts';
import { pageKinds } from '../look/views/page-kinds.ts';

const render = createRender({ scripts: [], sheetsOf: () => [] }, (error) => {
  throw error;
});
const launch = { year: 2027, month: 6, day: 6 };

/** Texts that are false after the launch, and their replacements. */
const changingTexts: Record<Locale, readonly [before: string, after: string][]> = {
  en: [
    ['a game alone. The early-access list is open.', 'a game alone. The gates are open.'],
    ['| Coming Soon |', '| Sign Up |'],
    ['"Be first through the gate: sign up', '"The gates are open: put your name'],
    ['Be the First <span>to Join</span>', 'Come <span>On In</span>'],
    ['>Kick-off</span>', '>Kicked off</span>'],
    ['We will email you when the app opens.', 'The gates are open, and we will email you the way in.'],
    ['stays with you after launch.', 'Founder status, which stays with you.'],
    ['Be in the ground on opening night.', 'The lights are on, and the gates are open.'],
    ['be in the ground on opening night.', 'take your place in the stand.'],
    ['coordination: at launch, members will confirm', 'coordination: members confirm'],
    ['a guest list, from launch', 'a guest list before you go'],
    ['You will see who is coming before you go. At launch', 'You see who is coming before you go. Members'],
    ['its price has not been announced.', 'the app tells its price.'],
    ['Fan communities open here', 'Fan communities opened here'],
    ['>The Football list<', '>Football watch parties and meetups<'],
    ['>Opens</dt>', '>Multiple Cities, United Kingdom</dd>'],
    ['The app opens on 6 June 2027.', 'The gates have been open since 6 June 2027.'],
    ['announced. Whoever is on the list will be told', 'We email everybody on the list the way in.'],
    ['How that is checked has not been announced', 'Members confirm who they are.'],
    ['These communities open first. The league', 'These communities were first through the gate. The league'],
    ['Every team here will have an unofficial', 'Every team here has an unofficial'],
    ['It will mean that a member has confirmed', 'It means that a member has confirmed'],
    ['optional; its price has not been announced', 'Free to download. PlayPass'],
    ['Echo will find fans around the corner', 'Echo finds fans around the corner'],
    ['Echo will show you fans near you', 'Echo shows you fans near you'],
    ['Fan Guide &amp; Unofficial Communities', 'Meetups &amp; Watch Parties'],
    [': Unofficial Fan Communities |', 'Fan Communities &amp; Watch Parties |'],
    ['The app is being built to gather', 'The app gathers'],
  ],
  ar: [
    ['وحدك. قائمة الدخول المبكر مفتوحة الآن.', 'لا تشاهد أي مباراة وحدك. البوابات مفتوحة.'],
    ['| قريبًا |', '| سجّل الآن |'],
    ['"كن أول من يدخل: سجّل', '"البوابات مفتوحة: اكتب اسمك'],
    ['كن أول <span>من ينضم</span>', 'ادخل <span>وخذ مكانك</span>'],
    ['>صافرة البداية</span>', '>دوّت صافرة البداية</span>'],
    ['وسنراسلك حين ينطلق التطبيق.', 'البوابات مفتوحة، وسنرسل إلى بريدك طريق الدخول.'],
    ['تبقى في ملفك بعد الإطلاق.', 'تبقى في ملفك دائمًا.'],
    ['كن في المدرج من ليلة الافتتاح.', 'أُضيئت الأنوار، والبوابات مفتوحة.'],
    ['ولا تفوّت ليلة الافتتاح.', 'سجّل اسمك وخذ مكانك.'],
    ['للقاءات: عند الإطلاق سيوثّق', 'للقاءات: يوثّق'],
    ['قبل أن تذهب، من يوم الإطلاق', 'وقائمة حضور قبل أن تذهب<'],
    ['سترى من سيحضر قبل أن تذهب. عند الإطلاق', 'ترى من سيحضر قبل أن تذهب. ويوثّق'],
    ['لم يُعلن سعره بعد.', 'تجد سعره في التطبيق.'],
    ['مجتمع فريقك سيفتح أبوابه يوم ينطلق', 'مجتمع فريقك فتح أبوابه يوم انطلق'],
    ['>قائمة جمهور كرة القدم<', '>لقاءات جمهور كرة القدم وتجمّعات المشاهدة<'],
    ['وينطلق التطبيق يوم 6 يونيو 2027.', 'البوابات مفتوحة منذ 6 يونيو 2027.'],
    ['لم يُعلن موعد بدايته. ومن في القائمة', 'ونرسل طريق الدخول بالبريد إلى كل من في القائمة.'],
    ['ولم تُعلن طريقة التحقق بعد.', '<p>يوثّق الأعضاء هوياتهم.'],
    ['سيعرض لك إيكو', '>يعرض لك إيكو'],
    ['وسيكون معناه أن العضو أكّد', 'ومعناه أن العضو أكّد'],
    ['سيكون لكل فريق هنا', '>لكل فريق هنا'],
    ['وهذه المجتمعات ستفتح أبوابها أولًا.', 'وهذه أول المجتمعات التي فتحت أبوابها.'],
    ['والتطبيق يُبنى ليجمع', 'والتطبيق يجمع'],
  ],
};

/** Renders a page of every kind, the page after a sign-up, the web manifest and llms.txt. */
async function renderedAt(now: number, language: Locale): Promise<string[]> {
  const site = { ...defaultSiteContext(), launch, now: new Date(now) };
  const urls = pageKinds.map(({ path }) => localizedPath(path, language));
  const requests = [
    ...urls.map((url) => ({ url, site })),
    { url: localizedPath('/coming-soon', language), outcome: { kind: 'done' as const }, site },
    { url: localizedPath('/site.webmanifest', language), site },
    ...(language === 'en' ? [{ url: '/llms.txt', site }] : []),
  ];
  const pages = await Promise.all(requests.map(render));
  // React puts comments between adjacent texts.
  return pages.map(({ body }) => body.replaceAll('<!-- -->', ''));
}

test.each(locales)('pages replace every text that is false after the launch (%s)', async (language) => {
  const before = await renderedAt(days.beforeLaunch, language);
  const after = await renderedAt(days.afterLaunch, language);
  const changes = changingTexts[language].map(([was, is]) => {
    const changing = before.flatMap((page, index) => (page.includes(was) ? [index] : []));
    return {
      was,
      changes: changing.length > 0 && changing.every((index) => after[index]?.includes(is)),
      tooSoon: changing.some((index) => before[index]?.includes(is)),
      left: after.filter((page) => page.includes(was)).length,
    };
  });
  expect(changes).toEqual(changes.map(({ was }) => ({ was, changes: true, tooSoon: false, left: 0 })));
});
