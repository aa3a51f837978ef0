import type { Place } from './place';

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

  click(place: Place): Promise<void>;
  focus(place: Place): Promise<void>;
  /** Replaces the text of a field. */
  fill(place: Place, text: string): Promise<void>;
  /** Chooses an option of a list by its label. */
  choose(place: Place, option: string): Promise<void>;
  /** Presses a key at the focused element. */
  press(key: Key): Promise<void>;

  /** Waits until it is visible. */
  see(place: Place): Promise<void>;
  /** Waits until it is not visible. */
  miss(place: Place): Promise<void>;
  text(place: Place): Promise<string>;
  value(place: Place): Promise<string>;
  attribute(place: Place, name: string): Promise<string | null>;
  /** How many are visible now. */
  count(place: Place): Promise<number>;
  texts(place: Place): Promise<string[]>;

  /** Runs a function with the element in the page. It is serialized, so it can't use variables from outside. */
  look<Value>(place: Place, ask: (element: Element) => Value | Promise<Value>): Promise<Value>;
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
