import { type Locale, locales, localizedPath } from '../../../content/locale.ts';
import { environments } from './environments.ts';
import { firstWindows } from './first-windows.ts';
import { interactions } from './interactions.ts';
import { type InGate, type PageKind, pageKinds, type Window, windows } from './page-kinds.ts';
import type { State } from './state.ts';

/** A state in one language and window. */
export type View = State & {
  language: Locale;
  size: Window;
  title: string;
  file: string;
  /** Also checks the layout in further windows, once per language. */
  measuresSizes: boolean;
  /** Opened only by `npm run test:all`. */
  isLong: boolean;
};

/** Window width of views that are opened once per language. */
export const onlyWidth = { en: 1280, ar: 375 };

/** `once`: in Arabic, mirrored, in the window `once`, by default the narrowest. */
function isInGate(inGate: InGate, language: Locale, width: number, once = onlyWidth.ar): boolean {
  if (inGate === 'none') return false;
  if (inGate === 'once') return language === 'ar' && width === once;
  return width === onlyWidth[language];
}

function viewsOf(state: State, inGate: InGate): View[] {
  return (state.languages ?? locales).flatMap((language) =>
    (state.windows ?? windows)
      .filter(({ width }) => state.widths?.includes(width) ?? true)
      .filter(({ width }) => !state.oncePerLanguage || width === onlyWidth[language])
      .map((size) => ({
        ...state,
        path: localizedPath(state.path, language),
        language,
        size,
        title: `${state.name}, ${language}, ${size.width} px`,
        measuresSizes: size.width === onlyWidth[language],
        isLong: !isInGate(inGate, language, size.width, state.widths?.[0] ?? state.windows?.[0]?.width),
        file: `${state.name}.${language}.${size.width}`,
      })),
  );
}

export const kindViews = pageKinds.flatMap(({ inGate = 'once per language', ...kind }: PageKind) =>
  viewsOf({ ...kind, whole: true }, inGate),
);
export const stateViews = [
  ...interactions.flatMap((state) => viewsOf(state, 'once')),
  ...firstWindows.flatMap((state) => viewsOf(state, 'once')),
  ...environments.flatMap((state) => viewsOf(state, 'none')),
];
