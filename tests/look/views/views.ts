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

/** `once`: on a phone in Arabic, the narrowest and mirrored. */
function isInGate(inGate: InGate, language: Locale, { width }: Window): boolean {
  if (inGate === 'all' || inGate === 'none') return inGate === 'all';
  return width === onlyWidth[language] && (inGate === 'once per language' || language === 'ar');
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
        isLong: !isInGate(inGate, language, size),
        file: `${state.name}.${language}.${size.width}`,
      })),
  );
}

export const kindViews = pageKinds.flatMap(({ inGate = 'once per language', ...kind }: PageKind) =>
  viewsOf({ ...kind, whole: true }, inGate),
);
export const stateViews = [
  ...interactions.flatMap((state) => viewsOf(state, state.widths ? 'all' : 'once')),
  ...firstWindows.flatMap((state) => viewsOf(state, 'all')),
  ...environments.flatMap((state) => viewsOf(state, 'none')),
];
