import * as palette from '../../../content/palette.ts';
import { face, faces, streets, THAMES, tabs, WADI } from '../parts.ts';
import type { Kit } from '../stage.ts';

const fade = `<i style="position:absolute;inset:0;background:linear-gradient(${palette.night}f2,${palette.night}99 13%,${palette.night}00 26%,${palette.night}00 70%,${palette.night} 100%)"></i>`;

/** Match night: the app's first screen. */
export function matchNight(kit: Kit): string {
  const { say, pick, icon, pin } = kit;
  const names = pick(['Aisha', 'Jonas', 'Leila'], ['سارة', 'فهد', 'ليلى']);
  const points = ['2,480', '2,310', '2,275'];
  const table = [...names.slice(0, 2), say('You', 'أنت')]
    .map(
      (name, index) =>
        `<div class="row" style="gap:9px;margin-top:6px"><b class="n gold">${index + 1}</b><span class="grow ${index === 2 ? 'ember' : ''}">${name}</span><span class="n mint" style="font-size:13px">${points[index]}</span></div>`,
    )
    .join('');
  return `<div style="position:absolute;inset:0 0 auto;height:316px">${streets(3, pick(THAMES, WADI), 420)}
      <i style="position:absolute;inset:0;background:linear-gradient(${palette.night}ee,${palette.night}66 45%,${palette.night}00 60%,${palette.night})"></i>
      <i style="position:absolute;left:120px;top:150px;width:150px;height:150px;border-radius:50%;background:radial-gradient(${palette.ember}88,${palette.ember}00 70%)"></i>
      <div class="bubble" style="left:194px;top:226px;color:${palette.ember};font-size:34px">${icon('map-marker')}</div></div>
    <div class="body"><div class="row between"><div><h1>${say('Match night', 'ليلة المباراة')}</h1><p class="mute">${say('London · 14 fans within a mile', 'الرياض · 14 مشجعًا في نطاق 1 كم')}</p></div>
      <span style="width:46px;height:46px;border-radius:15px;background:#1B2761;display:grid;place-items:center;font-size:20px">${icon('bell-ring')}</span></div>
      <div class="row" style="margin-top:58px"><span class="pill">${icon(pick('beer', 'coffee'))}${say('3 watch parties', '3 تجمّعات مشاهدة')}</span></div>
      <div class="row" style="margin-top:12px;justify-content:flex-end"><span class="pill mint">${icon('account-group')}${say('Echo +6', 'إيكو +6')}</span></div>
      <div class="row between" style="margin-top:12px"><h2>${say('Tonight near you', 'الليلة بالقرب منك')}</h2><b class="ember">${say('See all', 'الكل')}</b></div>
      <div class="card royal" style="margin-top:10px"><div class="row">${pin('sample-home', 66)}<b style="font:800 20px Anybody,Alexandria">${say('vs', 'ضد')}</b>${pin('sample-away', 66)}<div class="grow"><h3>${say('Derby night', 'ليلة الديربي')}</h3><p class="mute">${say('Big screen, one table', 'شاشة كبيرة وجلسة واحدة')}</p></div></div>
        <div class="row mute" style="margin:12px 0;gap:8px;color:#E6EAFF">${icon('clock-outline')}<b class="n">20:00</b>&ensp;${icon('map-marker')}<span>${say('0.4 miles', '0.6 كم')}</span></div>
        <div class="row between">${faces(names, 9)}<span class="btn">${say('Join', 'انضم')}</span></div></div>
      <div class="row" style="align-items:stretch"><div class="card grow"><div class="gold" style="font-size:23px">${icon('trophy')}</div><h3 style="margin:6px 0 1px">${say('Streak', 'سلسلة الحضور')}</h3><p class="mute" style="font-size:13px">${say('5 of 7 together', '5 من 7 معًا')}</p><div class="bar" style="margin-top:10px"><i style="width:71%"></i></div></div>
        <div class="card grow"><h3>${say('Leaderboard', 'الصدارة')}</h3>${table}</div></div>
      <div class="card line row" style="padding:12px 18px"><span class="mint" style="font-size:26px">${icon(pick('bus', 'airplane'))}</span><div class="grow"><h3>${say('Away to Liverpool', 'إلى جدة خلف الفريق')}</h3><p class="mute">${say('Coach 2 · 4 seats left', 'الرحلة 2 · بقي 4 مقاعد')}</p></div></div></div>${tabs(kit, 0)}`;
}

/** The map: fans nearby, and the rings of Echo. */
export function fansNearYou(kit: Kit): string {
  const { say, pick, icon, pin } = kit;
  const spots = pick(
    [
      ['west-ham-united', 104, 214, 12],
      ['liverpool', 292, 236, 7],
      ['mumbai-indians', 210, 318, 4],
      ['baltimore-ravens', 76, 402, 2],
      ['los-angeles-lakers', 316, 424, 5],
    ],
    [
      ['al-hilal', 286, 214, 12],
      ['al-nassr', 96, 236, 7],
      ['al-ittihad', 180, 318, 4],
      ['liverpool', 314, 402, 2],
      ['al-ahli', 76, 424, 5],
    ],
  ) as readonly (readonly [string, number, number, number])[];
  const bubbles = spots
    .map(
      ([slug, x, y, more]) =>
        `<div class="bubble" style="left:${x}px;top:${y}px">${pin(slug, 64)}<span class="pill n">+${more}</span></div>`,
    )
    .join('');
  const rings = [44, 92, 146]
    .map(
      (size, index) =>
        `<i style="position:absolute;left:${195 - size}px;top:${466 - size}px;width:${size * 2}px;height:${size * 2}px;border-radius:50%;box-shadow:inset 0 0 0 2px ${palette.mint}${['cc', '77', '44'][index]};background:${palette.mint}0d"></i>`,
    )
    .join('');
  return `${streets(8, pick(THAMES, WADI), 844)}${rings}${fade}${bubbles}
    <i style="position:absolute;left:184px;top:455px;width:22px;height:22px;border-radius:50%;background:${palette.mint};box-shadow:0 0 0 5px ${palette.chalk},0 6px 18px #000a"></i>
    <div class="body"><h1>${say('Fans near you', 'مشجعون بقربك')}</h1><p class="mute">${say('London, 1 mile', 'الرياض، 1 كم')}</p>
    <div class="row" style="gap:8px;margin-top:490px"><span class="pill">${say('My club', 'فريقي')}</span><span class="pill dark">${say('All sports', 'كل الرياضات')}</span><span class="pill dark">${say('Tonight', 'الليلة')}</span></div>
    <div class="card royal row"><span class="mint" style="font-size:30px">${icon('radar')}</span><div class="grow"><h3>${say('Echo is on', 'إيكو يعمل الآن')}</h3><p class="mute">${say('Visible to fans of your club', 'يراك مشجعو فريقك فقط')}</p></div><span style="width:50px;height:30px;border-radius:30px;background:${palette.mint};padding:3px;display:flex;justify-content:flex-end"><i style="width:24px;height:24px;border-radius:50%;background:${palette.ink}"></i></span></div></div>${tabs(kit, 1)}`;
}

/** Echo: the number of fans per colour within a short walk. It shows no names or positions. */
export function echo(kit: Kit): string {
  const { say, pick, icon, pin } = kit;
  const rows = pick(
    [
      ['West Ham United', 'west-ham-united', 3],
      ['Liverpool', 'liverpool', 2],
      ['LA Lakers', 'los-angeles-lakers', 4],
      ['Mumbai Indians', 'mumbai-indians', 3],
    ],
    [
      ['الهلال', 'al-hilal', 3],
      ['النصر', 'al-nassr', 4],
      ['الاتحاد', 'al-ittihad', 3],
      ['ليفربول', 'liverpool', 5],
    ],
  ) as readonly (readonly [string, string, number])[];
  const list = rows
    .map(
      ([club, slug, fans], index) =>
        `<div class="card row" style="padding:12px 16px;margin-top:10px">${pin(slug, 50)}<div class="grow"><h3>${club}</h3><p class="mute">${say(`${fans} fans nearby`, `${fans} مشجعين بقربك`)}</p></div>${index < 2 ? `<span class="mint" style="font-size:21px">${icon('hand-wave')}</span>` : ''}</div>`,
    )
    .join('');
  return `<i style="position:absolute;inset:-190px -120px auto;height:560px;border-radius:50%;background:radial-gradient(${palette.mint}30,${palette.mint}00 68%)"></i>
    <div class="body"><div class="row between"><div><h1 class="mint">${say('Echo', 'إيكو')}</h1><p class="mute">${say('A short walk away', 'على بُعد خطوات منك')}</p></div>${face(say('You', 'أنت'), 3)}</div>
    <div style="height:10px"></div>${list}
    <div class="card line row" style="margin-top:16px"><span class="mint" style="font-size:24px">${icon('shield-check')}</span><p class="mute grow">${say('Only verified fans, and only while you want to be found.', 'مشجعون موثّقون فقط، وفي الوقت الذي تختاره أنت.')}</p></div>
    <div style="margin-top:14px"><span class="btn wide">${icon('hand-wave')}${say('Say hello', 'ألقِ السلام')}</span></div></div>${tabs(kit, 1)}`;
}
