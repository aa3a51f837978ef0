import type { Target } from './target';

/** Keys by their DOM names, with modifiers in front: `Shift+Tab`. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'Control+a'
  | 'Backspace';

/** What a person does in a browser. Actions wait until their target is there; `count` answers at once. */
export interface Driver {
  /** Opens a path of the site. */
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The path of the page with its query. */
  address(): Promise<string>;

  click(target: Target): Promise<void>;
  focus(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its label. */
  choose(target: Target, option: string): Promise<void>;
  /** Presses a key at the focused element. */
  press(key: Key): Promise<void>;

  /** Waits until it is visible. */
  waitForVisible(target: Target): Promise<void>;
  /** Waits until it is not visible. */
  waitForHidden(target: Target): Promise<void>;
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  attribute(target: Target, name: string): Promise<string | null>;
  /** How many are visible now. */
  count(target: Target): Promise<number>;
  texts(target: Target): Promise<string[]>;

  /** Runs a function with the element in the page. It is serialized, so it can't use variables from outside. */
  evaluate<Value>(
    target: Target,
    ask: (element: Element) => Value | Promise<Value>,
  ): Promise<Value>;
  /** Acts inside the only frame of the page. */
  inFrame(act: () => Promise<void>): Promise<void>;

  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A started browser. Each of its drivers has a new, empty profile. */
export interface Started {
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}
