import type { Locale } from '../../../content/locale.ts';
import * as palette from '../../../content/palette.ts';
import { filmStills } from '../../manifest/film-stills.ts';
import { glyphs } from '../../manifest/shapes/badge-glyphs.ts';
import { card, crowd, escaped, fitted, floodlights, logo, scarfHolders, tag } from '../parts.ts';
import { words } from '../words.ts';

/** The headline's last word on a scarf held up by the crowd. */
export function homeCard(locale: Locale): string {
  const content = `
    ${floodlights()}
    <div class="top">${logo()}</div>
    <h1 class="display">${words.headlineStart[locale]}</h1>
    ${scarfHolders(locale, 0.78, -16)}
    <div class="foot">${tag(words.whoIsIn[locale])}<span style="max-width:370px;line-height:1.3">${words.homeLine[locale]}</span></div>`;
  return card(locale, 'home', content);
}

/** Three programme covers with page numbers, fanned out. */
export function featuresCard(locale: Locale): string {
  const icons = ['football', 'darts', 'running'];
  const pages = words.pages.map((page, index) => {
    const glyph = glyphs[icons[index] ?? '']?.path ?? '';
    return `<div class="cover c${index + 1}"><b class="figure">${index + 1}</b><svg viewBox="0 0 24 24"><path fill-rule="evenodd" d="${glyph}"/></svg><p class="display">${page[locale]}</p></div>`;
  });
  const content = `
    <div class="top">${logo()}</div>
    ${fitted(words.features[locale], 'name')}
    <p class="line">${words.featuresLine[locale]}</p>
    <div class="covers">${pages.join('')}</div>`;
  return card(locale, 'features paper', content);
}

/** An early-access ticket below a scoreboard at 0:0. */
export function signUpCard(locale: Locale): string {
  // Without a date, because pictures do not change with the launch date.
  const digits = [
    ['0', words.home],
    ['0', words.away],
  ] as const;
  const board = digits.map(
    ([value, unit]) =>
      `<div><span dir="ltr">${[...value].map((digit) => `<b class="figure">${digit}</b>`).join('')}</span><small>${unit[locale]}</small></div>`,
  );
  const content = `
    ${floodlights()}
    <div class="board"><p>${words.kickOff[locale]}</p><div class="digits">${board.join('')}</div></div>
    ${crowd(0.56)}
    <div class="ticket"><div class="body"><p class="strip"><span>${words.earlyAccess[locale]}</span>${logo()}<span>${words.costsNothing[locale]}</span></p>${fitted(words.joinFirst[locale], 'name')}</div>
    <div class="stub"><p class="display" data-fit>${words.admit[locale]}</p><dl><dt>${words.gate[locale]}</dt><dd>${words.gateValue[locale]}</dd><dt>${words.seat[locale]}</dt><dd>${words.seatValue[locale]}</dd></dl><i class="bars"></i></div></div>`;
  return card(locale, 'soon', content);
}

/** A still of the film with its length and a play icon. */
export function videoCard(locale: Locale): string {
  const still =
    'position:absolute;inset:0 0 auto;width:100%;height:455px;object-fit:cover;object-position:50% 88%';
  const shade = `position:absolute;inset:0 0 auto;height:190px;background:linear-gradient(${palette.night}e0,${palette.night}00)`;
  const content = `
    <img src="${filmStills.offer.webp}" alt="" style="${still}"><i style="${shade}"></i>
    <div class="top">${logo()}<span class="time" dir="ltr">${[...'01:30'].map((digit) => `<b class="figure">${digit}</b>`).join('')}</span></div>
    <svg class="play" viewBox="0 0 100 100" style="inset-block-start:52px;inset-inline:auto 350px;width:72px"><path d="M14 8Q14-2 23 3L92 43Q100 50 92 57L23 97Q14 102 14 92Z"/></svg>
    ${fitted(words.film[locale], 'name')}
    <p class="line">${words.filmLine[locale]}</p>`;
  return card(locale, 'video', content);
}

/** A row of seats, one of them free, for the pages about SportBuddy itself. */
export function infoCard(headline: string, name: string, locale: Locale): string {
  const seats = Array.from({ length: 22 }, (_, index) => `<i class="${index === 6 ? 'free' : ''}"></i>`).join(
    '',
  );
  const content = `
    ${floodlights()}
    <div class="top">${logo()}</div>
    ${fitted(headline, 'name')}
    <p class="line" style="inset-block-start:346px">${escaped(name)}</p>
    <div class="seats">${seats}</div>`;
  return card(locale, 'lost', content);
}

/** A page of a programme for legal documents. */
export function legalCard(title: string, date: string, locale: Locale): string {
  const content = `
    <div class="masthead">${logo()}<span>${words.houseRules[locale]}</span></div>
    ${fitted(title, 'name')}
    <div class="lines">${'<i></i>'.repeat(7)}</div>
    <p class="date">${words.effective[locale]} ${escaped(date)}</p>`;
  return card(locale, 'legal paper', content);
}
