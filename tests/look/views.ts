import type { BrowserContextOptions, Page } from '@playwright/test';
import {
  type Language,
  languages,
  type PageKind,
  pageKinds,
  pathIn,
  type Window,
  windows,
} from './page-kinds.ts';
import { states } from './states.ts';

/** What pages can be in beside how they come: a menu open, a form refused, a browser with other wishes. */
export type State = {
  name: string;
  path: string;
  status?: number;
  /** The windows that have it; both unless told. */
  widths?: readonly number[];
  /** Set where a width tells nothing of its own: each language is looked at in one window, the other in the other. */
  oncePerLanguage?: boolean;
  /** Wishes and abilities of the visitor's browser. */
  browser?: BrowserContextOptions;
  /** Before the page is opened. */
  before?: (page: Page, language: Language) => Promise<unknown>;
  /** What the visitor does on the page. */
  reach?: (page: Page) => Promise<unknown>;
  /** Whether the whole page is looked at, and not the window alone. */
  whole?: boolean;
  /** Set where only the picture says something: on paper, or where the browser's own colours reign. */
  onlyPicture?: boolean;
};

/** A page in a state, a language and a window. */
export type View = State & { language: Language; size: Window; title: string; file: string };

const onlyWidth = { en: 1280, ar: 375 };

function viewsOf(state: State): View[] {
  return languages.flatMap((language) =>
    windows
      .filter(({ width }) => state.widths?.includes(width) ?? true)
      .filter(({ width }) => !state.oncePerLanguage || width === onlyWidth[language])
      .map((size) => ({
        ...state,
        path: pathIn(language, state.path),
        language,
        size,
        title: `${state.name}, ${language}, ${size.width} px`,
        file: `${state.name}.${language}.${size.width}`,
      })),
  );
}

const asTheyCome = pageKinds.map((kind: PageKind): State => ({ ...kind, whole: true }));

export const kindViews = asTheyCome.flatMap(viewsOf);
export const stateViews = states.flatMap(viewsOf);
