import { heroLoop } from '@sportbuddy/media/manifest/hero';
import type { FilmSource, Films } from './start-film.ts';

const sourcesOf = (sources: readonly FilmSource[]) => sources.map(({ src, type }) => ({ src, type }));

/** The hero's film, wide and for phones. */
export const heroFilms: Films = {
  landscape: sourcesOf(heroLoop.landscape.sources),
  portrait: sourcesOf(heroLoop.portrait.sources),
};

export const heroPosters = { wide: heroLoop.landscape.poster, phone: heroLoop.portrait.poster };
