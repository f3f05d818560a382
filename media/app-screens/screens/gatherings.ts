import * as palette from '../../../content/palette.ts';
import { face, faces, tabs } from '../parts.ts';
import type { Kit } from '../stage.ts';

/** A watch party: match, place and guests. */
export function watchParty(kit: Kit): string {
  const { say, pick, icon, pin } = kit;
  const names = pick(['Aisha', 'Tom', 'Leila', 'Jonas'], ['نورة', 'فهد', 'ليلى', 'ماجد']);
  const chat = pick(
    [
      ['Leila', 'Saved you two seats by the screen'],
      ['Tom', 'Bringing the big flag'],
    ],
    [
      ['ليلى', 'حجزت لكم مكانين أمام الشاشة'],
      ['فهد', 'والعلم الكبير معي'],
    ],
  ) as readonly (readonly [string, string])[];
  const lines = chat
    .map(
      ([name, text], index) =>
        `<div class="row" style="margin-top:12px;align-items:flex-start">${face(name, index + 2)}<div class="card" style="margin:0;padding:10px 15px;border-start-start-radius:6px"><b class="mint" style="font-size:13px">${name}</b><p>${text}</p></div></div>`,
    )
    .join('');
  return `<i style="position:absolute;inset:0 0 auto;height:420px;background:radial-gradient(90% 80% at 50% 0,#3247BF,#3247BF00)"></i>
    <div class="body"><h1>${say('Tonight', 'الليلة')}</h1>
    <div class="card royal" style="padding:20px;box-shadow:0 16px 30px #0006"><div class="row between">${pin('sample-home', 92)}<b class="n" style="font-size:38px">20:00</b>${pin('sample-away', 92)}</div>
      <h1 style="margin-top:16px;font-size:27px">${say('Derby night', 'ليلة الديربي')}</h1><p class="mute" style="color:#DDE3FF">${say('Back room, big screen', 'جلسة خارجية وشاشة كبيرة')}</p>
      <div class="row between" style="margin-top:18px"><b class="mint">${say('9 going', '9 سيحضرون')}</b><span class="btn">${say('Join', 'انضم')}</span></div></div>
    <div class="row between" style="margin-top:20px"><h2>${say('Who’s in', 'من سيحضر؟')}</h2>${faces(names, 5)}</div>
    ${lines}
    <div class="card line row" style="margin-top:16px"><span class="gold" style="font-size:24px">${icon('map-marker')}</span><div class="grow"><h3>${say('7 minutes on foot', '7 دقائق مشيًا')}</h3><p class="mute">${say('Meet at the door, 19:45', 'اللقاء عند الباب 19:45')}</p></div></div></div>${tabs(kit, 0)}`;
}

/** A club event, drawn as a ticket. */
export function clubEvent(kit: Kit): string {
  const { say, icon, pin } = kit;
  const beams = [60, 150, 240, 330]
    .map(
      (x, index) =>
        `<path d="M${x} -10L${x - 66 + index * 16} 230H${x + 34 + index * 16}Z" fill="#A9BCFF" opacity=".13"/>`,
    )
    .join('');
  const crowd = Array.from(
    { length: 15 },
    (_, index) =>
      `<path d="M${index * 27 - 16} 240v-26c0-10 4-14 8-16a12 12 0 1 1 12 0c5 2 8 6 8 16v26z" transform="translate(0 ${(index * 7) % 13})"/>`,
  ).join('');
  const facts = [
    ['calendar-star', say('12 June, 18:00', '12 يونيو، 18:00')],
    ['map-marker', say('Main stand, gate 4', 'المدرج الرئيسي، بوابة 4')],
    ['microphone-variant', say('Questions from the stand', 'أسئلة من المدرج')],
  ] as const;
  return `<div class="body"><h1>${say('Club events', 'فعاليات الأندية')}</h1><p class="mute">${say('In your colours this month', 'بألوان فريقك هذا الشهر')}</p>
    <div style="position:relative;margin-top:16px;border-radius:24px 24px 0 0;overflow:hidden;height:222px;background:linear-gradient(${palette.night2},${palette.royal2} 78%,#1b2b7a)"><svg viewBox="0 0 350 236" style="position:absolute;inset:0;width:100%">${beams}<path d="M0 196H350V236H0Z" fill="#1F7D52"/><path d="M0 196L350 188V200L0 206Z" fill="${palette.chalk}" opacity=".4"/><g fill="#060B1E" stroke="#8FA8FF" stroke-opacity=".6">${crowd}</g></svg>
      <div style="position:absolute;left:50%;top:26px;transform:translateX(-50%)">${pin('sample-home', 124)}</div></div>
    <div style="background:${palette.chalk};color:${palette.ink};padding:20px 20px 18px;border-radius:0 0 8px 8px"><h1 style="font-size:26px">${say('Open training', 'تدريب مفتوح')}<br>${say('under the lights', 'تحت الأضواء')}</h1>
      ${facts.map(([name, text]) => `<div class="row" style="margin-top:10px;color:${palette.knit};gap:10px">${icon(name)}<span style="color:${palette.ink};font-weight:600">${text}</span></div>`).join('')}</div>
    <div style="background:${palette.manila};color:${palette.ink};border-top:3px dotted ${palette.ink};border-radius:8px 8px 24px 24px;padding:16px 20px" class="row between"><div><h2>${say('Admits two', 'دخول لشخصين')}</h2><p style="font-size:14px">${say('Show it at the gate', 'أظهرها عند البوابة')}</p></div><span style="font-size:52px;line-height:1">${icon('qrcode')}</span></div>
    <div style="margin-top:14px"><span class="btn wide">${say('I’m going', 'سأحضر')}</span></div></div>${tabs(kit, 0)}`;
}

/** An away day: coach, seats and route. */
export function awayTravel(kit: Kit): string {
  const { say, icon, pick, pin } = kit;
  const seats = Array.from({ length: 24 }, (_, index) => {
    const mine = index === 13 || index === 14;
    const taken = (index * 7) % 5 < 3;
    const colour = mine ? palette.ember : taken ? '#3E55CF' : '#1B2761';
    const aisle = index % 4 === 1 ? 'margin-inline-end:34px;' : '';
    return `<i style="${aisle}width:54px;height:30px;border-radius:9px 9px 5px 5px;background:${colour};box-shadow:inset 0 -5px 0 #0003"></i>`;
  }).join('');
  return `<div class="body"><h1>${say('Away day', 'رحلة خارج الأرض')}</h1><p class="mute">${say('23 travelling together', '23 مشجعًا في رحلة واحدة')}</p>
    <div class="card royal"><div class="row between">${pin('sample-home', 62)}<svg viewBox="0 0 150 50" width="150" style="${pick('', 'transform:scaleX(-1)')}"><path d="M6 42Q75-18 144 42" fill="none" stroke="${palette.chalk}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/><circle cx="6" cy="42" r="6" fill="${palette.mint}"/><circle cx="144" cy="42" r="6" fill="${palette.gold}"/></svg>${pin('sample-away', 62)}</div>
      <div class="row between" style="margin-top:8px"><div><h2>${say('London', 'الرياض')}</h2><p class="mute"><span class="n">${pick('08:30', '14:00')}</span></p></div><div style="text-align:end"><h2>${say('Liverpool', 'جدة')}</h2><p class="mute"><span class="n">${pick('13:15', '15:45')}</span></p></div></div></div>
    <div class="row" style="margin-top:14px;gap:8px"><span class="pill mint">${icon(pick('bus', 'airplane'))}${say('Coach 2', 'الرحلة 2')}</span><span class="pill dark">${icon('music')}${say('Singing end', 'منطقة الأهازيج')}</span></div>
    <div class="card line" style="padding:18px 26px"><div class="row between" style="margin-bottom:12px"><h3>${say('Your seats', 'مقعداك')}</h3><b class="n ember" style="font-size:20px">14B</b></div><div style="display:flex;flex-wrap:wrap;gap:8px 8px;justify-content:center;direction:ltr">${seats}</div></div>
    <div class="card row" style="padding:12px 16px"><span class="gold" style="font-size:24px">${icon('ticket-confirmation')}</span><p class="grow">${say('Costs split by four', 'التكلفة مقسومة على أربعة')}</p><b class="mint">${say('Settled', 'تمّت')}</b></div></div>${tabs(kit, 1)}`;
}
