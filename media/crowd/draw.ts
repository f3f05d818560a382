import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';
import { publish, publishVector, sweepPart, writeManifest } from '../studio/publish.ts';
import { DOWNLOAD_CROWD, downloadCrowd } from './download.ts';
import { FEATURES_CROWD, featuresCrowd } from './features.ts';
import { HERO_CROWD, heroCrowd } from './hero.ts';
import { SEATS, seats } from './seats.ts';
import { SIGN_UP_CROWD, signUpCrowd, signUpScarves, UNDER_CLUB_COLOURS } from './sign-up.ts';
import { TERRACES, type Terrace } from './terraces.ts';

const ABOUT = `Fans who face us, with rim light. Written by \`npm run media crowd\`; sizes are CSS px.
 * \`hero\` lies behind the hero scarf with the same top; \`origin\` (from the side where reading starts) meets the content's edge.
 * \`signUp\` tiles sideways, its first \`hands\` px overlap what the fans hold up. \`seats\`: seat A12's middle is \`free\` px from the left.
 * \`closing\` is a crowd of other people with the same size.
 * \`clubs\` are these two crowds for clubs' pages: fill the masks \`cloth\` and then \`stripes\` with the club's colours.
 * \`download\` is anchored to the end side (mirror it right to left).
 * \`features\` stands around a phone \`below\` or \`beside\` the text: its middle is the phone's.`;

/** Draws the crowds into `public/media/crowd/`, with their manifest and contact sheet. */
export async function draw(): Promise<void> {
  const vector = (name: string, svg: string, size: { width: number; height: number }) =>
    publishVector('crowd', name, svg, size.width, size.height);
  const club = async (name: string, terrace: Terrace) => {
    const scarves = signUpScarves(terrace);
    return {
      ...(await vector(name, signUpCrowd(terrace, UNDER_CLUB_COLOURS), SIGN_UP_CROWD)),
      cloth: await publish('crowd', `${name}-cloth`, 'svg', scarves.cloth),
      stripes: await publish('crowd', `${name}-stripes`, 'svg', scarves.stripes),
    };
  };
  const crowd = {
    hero: {
      en: { ...(await vector('hero-en', heroCrowd('en'), HERO_CROWD)), origin: HERO_CROWD.origin },
      ar: { ...(await vector('hero-ar', heroCrowd('ar'), HERO_CROWD)), origin: HERO_CROWD.origin },
    },
    signUp: {
      ...(await vector('sign-up', signUpCrowd(TERRACES.east), SIGN_UP_CROWD)),
      hands: SIGN_UP_CROWD.hands,
    },
    closing: await vector('closing', signUpCrowd(TERRACES.west), SIGN_UP_CROWD),
    clubs: {
      east: await club('club-east', TERRACES.east),
      west: await club('club-west', TERRACES.west),
    },
    seats: { ...(await vector('seats', seats(), SEATS)), free: SEATS.free },
    download: await vector('download', downloadCrowd(), DOWNLOAD_CROWD),
    features: {
      below: await vector('features-below', featuresCrowd('below'), FEATURES_CROWD),
      beside: await vector('features-beside', featuresCrowd('beside'), FEATURES_CROWD),
    },
  };
  await writeManifest('crowd', 'crowd', ABOUT, crowd);
  await sweepPart('crowd');
  const { hero, signUp, closing, seats: row, download, features } = crowd;
  const drawn = [hero.en, hero.ar, signUp, closing, row, download, features.below, features.beside];
  const body = drawn
    .map(
      ({ svg, width, height }) =>
        `<img src="${svg}" width="${width * 0.55}" height="${height * 0.55}" style="display:block;margin:12px">`,
    )
    .join('');
  await withBrowser((browser) => saveSheet(browser, 'crowd', body, { width: 1400, height: 2350 }));
}
