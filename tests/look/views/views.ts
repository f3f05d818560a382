import { type Locale, locales, localizedPath } from '../../../content/locale.ts';
import { environments } from './environments.ts';
import { interactions } from './interactions.ts';
import { type PageKind, pageKinds, type Window, windows } from './page-kinds.ts';
import type { State } from './state.ts';

/** A page in a state, a language and a window. */
export type View = State & {
  language: Locale;
  size: Window;
  title: string;
  file: string;
  /** Each page is measured in further windows once in a language. */
  measuresSizes: boolean;
  /** Only `npm run test:all` opens it. */
  isLong: boolean;
};

/** The width of the only window, where one window in each language is enough. */
export const onlyWidth = { en: 1280, ar: 375 };

/** Which views of a state the gate opens: all, one in each language, or none. */
type InGate = 'all' | 'once a language' | 'none';

function viewsOf(state: State, inGate: InGate): View[] {
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
        measuresSizes: size.width === onlyWidth[language],
        isLong: inGate === 'none' || (inGate === 'once a language' && size.width !== onlyWidth[language]),
        file: `${state.name}.${language}.${size.width}`,
      })),
  );
}

export const kindViews = pageKinds.flatMap(({ isVariant, ...kind }: PageKind) =>
  viewsOf({ ...kind, whole: true }, isVariant ? 'once a language' : 'all'),
);
export const stateViews = [
  ...interactions.flatMap((state) => viewsOf(state, state.widths ? 'all' : 'once a language')),
  ...environments.flatMap((state) => viewsOf(state, 'none')),
];
