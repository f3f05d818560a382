import type { Window } from '../../look/views/page-kinds.ts';

/** Values that can be serialized between a test and a page. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainData[]
  | { [key: string]: PlainData };

type Pause = { type: 'pause'; duration: number };
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | Pause;
type KeyAction = { type: 'keyDown' | 'keyUp'; value: string } | Pause;

/** An input source of WebDriver's actions, with the same format in WebDriver Classic and BiDi. */
type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: KeyAction[] };

/** The only tab of a browser under test. */
export type Tab = {
  /**
   * True once the browser has exited, or stopped painting or answering. Later failures are not caused
   * by the page.
   */
  isDead(): boolean;
  /** Pointer type for swipes: 'mouse' if the driver has no touch input. */
  swipePointer: 'mouse' | 'touch';
  /** Sets the size of the viewport, in CSS pixels. */
  resize(size: Window): Promise<void>;
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates a self-contained function in the page, also if the page's JavaScript is disabled. */
  run<Args extends PlainData[], Result extends PlainData>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  performActions(source: InputSource): Promise<void>;
  /** @returns a PNG screenshot of the viewport */
  screenshot(): Promise<Buffer>;
  /** Ends the browser. Also works after a crash. */
  close(): Promise<void>;
};

/** Settings of `about:config`. */
export type Preferences = Record<string, string | number | boolean>;

export type Engine = {
  name: string;
  /**
   * Starts the browser with an empty profile, in English.
   * @param options `preferences`: for Firefox only
   */
  start(options: { scripts: boolean; preferences?: Preferences }): Promise<Tab>;
};
