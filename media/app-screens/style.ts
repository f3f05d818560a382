import * as palette from '../../content/palette.ts';

/**
 * The app's style: night background, one ember action per screen, mint for places, gold for points.
 */
export const STYLE = `
*{box-sizing:border-box;margin:0}
body{background:transparent;-webkit-font-smoothing:antialiased}
.phone{position:relative;width:412px;height:866px;border-radius:66px;padding:11px;
  background:linear-gradient(115deg,#5a679f 0,#232c58 7%,#0b1130 30%,#080c22 62%,#2a3566 93%,#6f7fc0 100%);
  box-shadow:inset 0 0 0 2px #0009,inset 0 0 0 4px #39467f,inset 0 0 0 9px #02040b}
.key{position:absolute;width:4px;border-radius:3px;background:linear-gradient(#44528f,#1a2248)}
.key.a{left:-3px;top:160px;height:34px}.key.b{left:-3px;top:216px;height:66px}.key.c{right:-3px;top:204px;height:96px}
.glass{position:relative;height:100%;border-radius:55px;overflow:hidden;background:${palette.night};color:${palette.chalk};
  font:500 15px/1.35 Archivo,Alexandria,sans-serif;font-variant-numeric:tabular-nums}
.glass[lang=ar]{font-family:Alexandria;line-height:1.5;font-size:14px}
.shine{position:absolute;inset:0;pointer-events:none;background:linear-gradient(112deg,#fff0 34%,#cfdcff1f 34.3%,#cfdcff0a 52%,#fff0 52.3%),linear-gradient(160deg,#cfdcff2b 0,#fff0 20%);box-shadow:inset 0 0 0 1.5px #ffffff1c;border-radius:55px}
.island{position:absolute;left:50%;top:13px;width:116px;height:33px;margin-left:-58px;border-radius:20px;background:#000}
.status{position:absolute;inset:18px 32px auto;display:flex;justify-content:space-between;font:700 15px/1 Archivo;direction:ltr}
.status span{display:flex;gap:5px}.status svg{width:18px;height:18px;margin-top:-2px}.status svg+svg{transform:rotate(90deg)}
svg.i{width:1.25em;height:1.25em;fill:currentColor;flex:none;vertical-align:-.22em}
h1{font:900 30px/1.05 Anybody;font-stretch:112%;letter-spacing:-.01em}
h2{font:850 19px/1.15 Anybody;font-stretch:108%}
h3{font:750 16.5px/1.25 Archivo}
[lang=ar] h1{font:800 28px/1.5 Alexandria;letter-spacing:0}[lang=ar] h2{font:700 18px/1.4 Alexandria}[lang=ar] h3{font:700 15.5px/1.45 Alexandria}
.n{font-family:Anybody;font-weight:850;font-stretch:108%;direction:ltr;unicode-bidi:isolate;display:inline-block}
.mute{color:#B9C2E6;font-size:.92em}.mint{color:${palette.mint}}.gold{color:${palette.gold}}.ember{color:#FF8A63}
.body{position:absolute;inset:64px 20px 0}.row{display:flex;align-items:center;gap:12px}.between{justify-content:space-between}.grow{flex:1;min-width:0}
.card{background:#131D4E;border-radius:24px;padding:16px 18px;margin-top:14px}
.card.royal{background:linear-gradient(160deg,#3247BF,${palette.knit} 60%,#1b2b7a)}
.card.line{background:#0E1740;box-shadow:inset 0 0 0 1.5px #24306b}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;background:${palette.ember};color:${palette.ink};font:750 16px/1 Archivo;padding:13px 20px;border-radius:12px}
[lang=ar] .btn,[lang=ar] .pill{font-family:Alexandria;font-weight:700}
.btn.wide{display:flex;height:54px;font-size:17px}.btn.gold{background:${palette.gold}}
.pill{display:inline-flex;align-items:center;gap:7px;background:${palette.chalk};color:${palette.ink};font:700 14px/1 Archivo;padding:10px 14px;border-radius:99px;white-space:nowrap}
.pill.mint{background:${palette.mint};color:${palette.ink}}.pill.dark{background:#1B2761;color:#DDE3FF}
.face{width:38px;height:38px;border-radius:50%;display:grid;place-items:center;font:750 15px/1 Archivo,Alexandria;color:${palette.ink};flex:none;overflow:hidden;box-shadow:0 0 0 3px #131D4E}.face svg{width:100%}
[lang=ar] .face{font-family:Alexandria}
.faces{display:flex}.faces .face+.face{margin-inline-start:-10px}
.bar{height:9px;border-radius:9px;background:${palette.boardEdge};overflow:hidden}.bar i{display:block;height:100%;border-radius:9px;background:linear-gradient(90deg,${palette.gold},${palette.ember})}
.map{position:absolute;inset:0;width:100%;height:100%}
.tabs{position:absolute;inset:auto 16px 18px;height:70px;border-radius:30px;background:#131D4EF2;box-shadow:inset 0 0 0 1.5px ${palette.boardEdge};display:flex;justify-content:space-around;align-items:center;color:#8F9CD6}
.tabs svg{width:26px;height:26px}.tabs b{display:grid;place-items:center;width:54px;height:50px;border-radius:17px;background:${palette.ember};color:${palette.ink}}
.pin{display:block;flex:none;filter:drop-shadow(0 3px 4px #0008)}
.bubble{position:absolute;transform:translate(-50%,-50%)}.bubble .pill{position:absolute;inset:-6px auto auto 62%;padding:6px 8px;font-size:13px;box-shadow:0 3px 8px #0007}
.home{position:absolute;inset:auto 50% 8px auto;width:130px;height:5px;margin-right:-65px;border-radius:5px;background:${palette.chalk}aa}
`;
