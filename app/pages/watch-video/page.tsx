import { site } from '../../../content/site.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Breadcrumbs, breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { type Film, filmFor } from './film.ts';
import Player from './player.island.tsx';
import './watch-video.css';

function load({ locale }: Visit<'watch-video'>) {
  const film = filmFor(locale);
  const crumbs = breadcrumbs({ name: m.video_title(), path: '/watch-video' });
  return {
    film,
    crumbs,
    published: formatDay(new Date(site.filmPublished), locale, 'UTC'),
    head: pageHead({
      kind: 'watch-video',
      path: '/watch-video',
      locale,
      breadcrumbs: crumbs,
      video: videoDetails(film),
    }),
  };
}

/** Data of the film for search engines. */
function videoDetails({ sources, thumbnail, width, height, clips, duration }: Film) {
  return {
    name: m.video_title(),
    description: m.video_about(),
    thumbnail,
    uploaded: site.filmPublished,
    content: sources[0]?.src ?? '',
    preview: sources.find(({ type }) => type.startsWith('video/mp4'))?.src ?? '',
    seconds: duration,
    width,
    height,
    clips: clips.map(({ start, end, name }) => ({ start, end, name })),
  };
}

function lengthInWords(seconds: number): string {
  return m.video_length_value({
    minutes: m.video_minutes({ count: Math.floor(seconds / 60) }),
    seconds: m.video_seconds({ count: seconds % 60 }),
  });
}

function WatchVideo({ film, crumbs, published }: ReturnType<typeof load>) {
  const facts = [
    [m.video_length(), lengthInWords(film.duration)],
    [m.video_published(), published],
    [m.video_category(), m.video_category_value()],
  ];
  return (
    <section className="watch" data-ground="night">
      <div className="content">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="display watch-title">{m.video_title()}</h1>
        <Player film={film} />
        <div className="watch-foot">
          <p className="watch-about">{m.video_about()}</p>
          <dl className="watch-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="watch-actions">
            <ButtonLink href={to('/coming-soon')} arrow>
              {m.video_cta()}
            </ButtonLink>{' '}
            <ButtonLink href={to('/')} look="outline">
              {m.video_back()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

export default page(load, WatchVideo);
