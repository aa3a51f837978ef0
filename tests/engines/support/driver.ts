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

/** What a person does at a browser. What acts on a place waits until it is there; what counts answers at once. */
export interface Driver {
  /** Opens a path of the site. */
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The path of the page with its query. */
  address(): Promise<string>;

  click(place: Place): Promise<void>;
  focus(place: Place): Promise<void>;
  /** Writes in the place of what stands in a field. */
  fill(place: Place, text: string): Promise<void>;
  /** Chooses from a list by what is written there. */
  choose(place: Place, option: string): Promise<void>;
  /** Presses a key, wherever the focus is. */
  press(key: Key): Promise<void>;

  /** Waits until it can be seen. */
  see(place: Place): Promise<void>;
  /** Waits until it can't be seen. */
  miss(place: Place): Promise<void>;
  text(place: Place): Promise<string>;
  value(place: Place): Promise<string>;
  attribute(place: Place, name: string): Promise<string | null>;
  /** What can be seen of it now. */
  count(place: Place): Promise<number>;
  texts(place: Place): Promise<string[]>;

  /** Hands the element to a function in the page, which sees nothing of what is around it here. */
  look<Value>(place: Place, ask: (element: Element) => Value | Promise<Value>): Promise<Value>;
  /** Acts inside the only frame of the page. */
  inFrame(act: () => Promise<void>): Promise<void>;

  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that has been started; each driver of it is a visitor whom the site has never seen. */
export interface Started {
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}
