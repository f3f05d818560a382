import * as palette from '../../../content/palette.ts';
import { face, tabs } from '../parts.ts';
import type { Kit } from '../stage.ts';

/** The leaderboard: a podium and rows. */
export function leaderboard(kit: Kit): string {
  const { say, pick, icon } = kit;
  const names = pick(
    ['Aisha', 'Jonas', 'You', 'Leila', 'Tom', 'Priya', 'Mateo'],
    ['سارة', 'فهد', 'أنت', 'ليلى', 'سلطان', 'نورة', 'ماجد'],
  );
  const points = ['2,480', '2,310', '2,275', '2,190', '2,040', '1,985', '1,860'];
  const step = (
    place: number,
    height: number,
    colour: string,
  ) => `<div style="flex:1;text-align:center"><div style="display:grid;place-items:center;zoom:1.35">${face(names[place - 1] ?? '', place)}</div><h3 style="margin:6px 0">${names[place - 1]}</h3>
    <div style="height:${height}px;border-radius:14px 14px 0 0;background:${colour};color:${palette.ink};font:900 44px/1 Anybody;padding-top:10px">${place}<div class="n" style="font-size:15px;display:block;margin-top:6px">${points[place - 1]}</div></div></div>`;
  const rows = names
    .slice(3)
    .map(
      (name, index) =>
        `<div class="row" style="padding:9px 4px;border-top:1.5px solid #24306b"><b class="n mute" style="width:24px">${index + 4}</b>${face(name, index + 1)}<b class="grow">${name}</b><span class="n mint">${points[index + 3]}</span></div>`,
    )
    .join('');
  return `<i style="position:absolute;inset:0 0 auto;height:460px;background:radial-gradient(80% 70% at 50% 20%,#3247BFaa,#3247BF00)"></i>
    <div class="body"><h1>${say('Leaderboard', 'لوحة الصدارة')}</h1><div class="row" style="gap:8px;margin-top:12px"><span class="pill">${say('Friends', 'الأصحاب')}</span><span class="pill dark">${say('My club', 'فريقي')}</span><span class="pill dark">${say('London', 'الرياض')}</span></div>
    <div class="row" style="align-items:flex-end;gap:8px;margin-top:16px">${step(2, 100, '#B9C2E6')}${step(1, 132, palette.gold)}${step(3, 84, '#FF8A63')}</div>
    <div class="card" style="margin-top:0;border-radius:0 0 24px 24px;padding:6px 16px">${rows}</div>
    <div class="card royal row"><span class="gold" style="font-size:26px">${icon('trophy')}</span><p class="grow"><b>${say('35 points to second', '35 نقطة تفصلك عن الثاني')}</b></p><b class="ember">${say('Play', 'العب')}</b></div></div>${tabs(kit, 2)}`;
}

/** PlayPass: the premium subscription, drawn as a season ticket. */
export function playPass(kit: Kit): string {
  const { say, icon } = kit;
  const perks = [
    ['ticket-confirmation', say('First in line for club events', 'الأولوية في فعاليات الأندية')],
    ['radar', say('Echo reaches further', 'إيكو بمدى أوسع')],
    ['trophy', say('Challenges made for members', 'تحديات خاصة بالأعضاء')],
    ['bus', say('Away seats held for you', 'مقعدك محجوز في رحلات خارج الأرض')],
  ] as const;
  const knit = `repeating-linear-gradient(90deg,${palette.knit} 0 22px,${palette.chalk} 22px 30px,${palette.knit} 30px 52px,${palette.ink} 52px 60px)`;
  return `<i style="position:absolute;inset:0 0 auto;height:520px;background:radial-gradient(90% 70% at 50% 16%,${palette.gold}40,${palette.gold}00)"></i>
    <div class="body"><h1 class="gold">PlayPass</h1><p class="mute">${say('For those who never miss a match', 'لمن لا تفوته مباراة')}</p>
    <div style="position:relative;margin-top:18px;height:218px;border-radius:22px;overflow:hidden;background:linear-gradient(135deg,#FFD77C,${palette.gold} 46%,#D9932A);color:${palette.ink};padding:22px;box-shadow:0 18px 36px #0007">
      <div class="row between"><b class="n" style="font-size:27px">PlayPass</b><span style="font-size:32px">${icon('star-circle')}</span></div>
      <h2 style="margin-top:34px">${say('Season ticket', 'بطاقة الموسم')}</h2><p style="font-weight:600">${say('Member: you', 'العضو: أنت')}</p>
      <i style="position:absolute;inset:auto 0 0;height:30px;background:${knit}"></i><i style="position:absolute;inset:-60% -10% auto auto;width:220px;height:420px;background:#fff3;transform:rotate(24deg)"></i></div>
    <div class="card" style="padding:8px 18px">${perks.map(([name, text], index) => `<div class="row" style="padding:13px 0;${index ? 'border-top:1.5px solid #24306b' : ''}"><span class="gold" style="font-size:23px">${icon(name)}</span><b class="grow">${text}</b><span class="mint">${icon('check-bold')}</span></div>`).join('')}</div>
    <div style="margin-top:18px"><span class="btn wide gold">${say('Try PlayPass first', 'جرّب PlayPass قبل غيرك')}</span></div><p class="mute" style="text-align:center;margin-top:10px">${say('Premium features first, with early access', 'مزايا PlayPass قبل غيرك مع الدخول المبكر')}</p></div>${tabs(kit, 4)}`;
}
