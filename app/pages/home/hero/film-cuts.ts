import { heroLoop } from '../../../../media/manifest/hero.ts';
import type { FilmSource, Films } from './start-film.ts';

const sourcesOf = (sources: readonly FilmSource[]) => sources.map(({ src, type }) => ({ src, type }));

/** The hero's film, wide and for phones. */
export const heroFilms: Films = {
  landscape: sourcesOf(heroLoop.landscape.sources),
  portrait: sourcesOf(heroLoop.portrait.sources),
};

export const heroPosters = { wide: heroLoop.landscape.poster, phone: heroLoop.portrait.poster };

/** Asks for the poster before the page's styles have been read: it is the largest thing in the first view. */
export const posterPreloads = [
  { href: heroPosters.wide.avif, media: '(width >= 768px)' },
  { href: heroPosters.phone.avif, media: '(width < 768px)' },
].map(
  (poster) =>
    ({ ...poster, rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' }) as const,
);
