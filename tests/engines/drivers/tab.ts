import type { Window } from '../../look/views/page-kinds.ts';

/** What can travel between a test and a page. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainData[]
  | { [key: string]: PlainData };

type Hold = { type: 'pause'; duration: number };
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | Hold;
type KeyAction = { type: 'keyDown' | 'keyUp'; value: string } | Hold;

/** What a hand does. Both protocols of WebDriver say it in the same words. */
type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: KeyAction[] };

/** A browser's only tab, driven from outside. */
export type Tab = {
  /** Whether the browser has ended or stopped drawing by itself: nothing that it did not answer or show since then says anything of the page. */
  gone(): boolean;
  /** What stands for a finger, where the driver has none. */
  finger: 'mouse' | 'touch';
  /** Makes the window as wide and high as said, in CSS pixels, without the browser's own bars. */
  resize(size: Window): Promise<void>;
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function that needs nothing around it in the page, also in one whose own scripts are switched off. */
  run<Given extends PlainData[], Told extends PlainData>(
    script: (...given: Given) => Told,
    ...given: Given
  ): Promise<Told>;
  act(source: InputSource): Promise<void>;
  /** @returns a PNG of what the window shows */
  picture(): Promise<Buffer>;
  /** Ends the browser, also one that has gone. */
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** Starts the browser. Every one begins as on a visitor's first day, in English. */
  start(options: { scripts: boolean }): Promise<Tab>;
};
