import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { brand } from '@sportbuddy/media/manifest/brand';
import { filmPosters } from '@sportbuddy/media/manifest/film-posters';
import { scenes } from '@sportbuddy/media/manifest/scenes';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';

/** The logo for light and dark grounds, and the icon. */
export function PressLogos() {
  const { logos, mark } = brand;
  return (
    <ul className="press-files">
      <PressFile name={m.press_logo_dark()} url={logos.dark} ground="chalk">
        <img src={logos.dark} width={logos.width} height={logos.height} alt="" loading="lazy" />
      </PressFile>
      <PressFile name={m.press_logo_light()} url={logos.light} ground="night">
        <img src={logos.light} width={logos.width} height={logos.height} alt="" loading="lazy" />
      </PressFile>
      <PressFile name={m.press_icon()} url={mark.url} ground="night">
        <img src={mark.url} width="96" height="96" alt="" loading="lazy" />
      </PressFile>
    </ul>
  );
}

/** Sample screens, a still of the film and a drawing, in the language of the page. */
export function PressPictures() {
  const locale = currentLocale();
  const { matchNight, fansNearYou, watchParty } = appScreens.photos;
  const filmStill = filmPosters[locale].thumbnail;
  const pictures = [
    { name: m.press_screen_match_night(), image: matchNight[locale] },
    { name: m.press_screen_fans(), image: fansNearYou[locale] },
    { name: m.press_screen_watch_party(), image: watchParty[locale] },
    { name: m.press_stadium(), image: scenes.featuresHero },
  ];
  return (
    <>
      <ul className="press-files">
        {pictures.map(({ name, image }) => (
          <PressFile key={image.webp} name={name} url={image.webp} ground="night">
            <Picture image={image} alt="" />
          </PressFile>
        ))}
        <PressFile name={m.press_still()} url={filmStill.jpg} ground="night">
          <img
            src={filmStill.jpg}
            width={filmStill.width}
            height={filmStill.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </PressFile>
      </ul>
      <SampleScreen isPlural />
    </>
  );
}

type PressFileProps = { name: string; url: string; ground: 'night' | 'chalk'; children: ReactNode };

/** A file to download, shown on the ground it is designed for. */
function PressFile({ name, url, ground, children }: PressFileProps) {
  const format = url.slice(url.lastIndexOf('.') + 1).toUpperCase();
  return (
    <li>
      <a href={url} download className="press-file">
        <span className="press-file-picture" data-ground={ground}>
          {children}
        </span>
        <span className="press-file-name">
          <span className="rule-link">{name}</span> <span className="muted">{format}</span>
        </span>
      </a>
    </li>
  );
}
