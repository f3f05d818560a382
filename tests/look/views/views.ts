import { type Locale, locales, localizedPath } from '../../../content/locale.ts';
import { circumstances } from './circumstances.ts';
import { deeds } from './deeds.ts';
import { type PageKind, pageKinds, type Window, windows } from './page-kinds.ts';
import type { State } from './state.ts';

/** A page in a state, a language and a window. */
export type View = State & { language: Locale; size: Window; title: string; file: string };

/** The width of each language's window, where one is enough. */
export const onlyWidth = { en: 1280, ar: 375 };

function viewsOf(state: State): View[] {
  return locales.flatMap((language) =>
    (state.sheet ? [state.sheet] : windows)
      .filter(({ width }) => state.widths?.includes(width) ?? true)
      .filter(({ width }) => !state.oncePerLanguage || width === onlyWidth[language])
      .map((size) => ({
        ...state,
        path: localizedPath(state.path, language),
        language,
        size,
        title: `${state.name}, ${language}, ${size.width} px`,
        file: `${state.name}.${language}.${size.width}`,
      })),
  );
}

const asTheyCome = pageKinds.map((kind: PageKind): State => ({ ...kind, whole: true }));

export const kindViews = asTheyCome.flatMap(viewsOf);
export const stateViews = [...deeds, ...circumstances].flatMap(viewsOf);
