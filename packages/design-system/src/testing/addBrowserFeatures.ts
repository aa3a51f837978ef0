import { listenForEscape, OPEN_AS } from './layers';
import { dialogMethods } from './modalDialogs';
import { elementMethods } from './otherFeatures';
import { listenForPresses, popoverMethods } from './popovers';

const SIMULATED = /\b(?:jsdom|HappyDOM)\//i;

const STATES: Record<string, string> = {
  ':modal': `[${OPEN_AS}="modal"]`,
  ':popover-open': `[${OPEN_AS}="popover"]`,
};

// The second rule is stronger than that of jsdom, which does not know that a popover is open.
const STYLES = `
  dialog:not([open]), [popover]:not([${OPEN_AS}]) { display: none }
  [popover][${OPEN_AS}] { display: block !important }
`;

type Methods = Record<string, unknown>;

const define = (target: object, name: string, value: unknown): object =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

function addMissing(target: object, methods: Methods): void {
  for (const [name, value] of Object.entries(methods))
    if ((target as Methods)[name] === undefined) define(target, name, value);
}

function replace(target: object, methods: Methods): void {
  for (const [name, value] of Object.entries(methods)) define(target, name, value);
}

const readable = (selector: string): string =>
  selector.replace(/:modal\b|:popover-open\b/g, (state) => STATES[state] ?? state);

/** The prototype that has a method: the global classes of a simulated page are not always those of its elements. */
function ownerOf(object: object, name: string): Record<string, unknown> | null {
  let owner: object | null = object;
  while (owner !== null && !Object.hasOwn(owner, name))
    owner = Object.getPrototypeOf(owner) as object | null;
  return owner as Record<string, unknown> | null;
}

/** Has the searches of an object and of all its kind know the states of dialogs and popovers. */
function knowStates(object: object, names: readonly string[]): void {
  for (const name of names) {
    const owner = ownerOf(object, name);
    const original = owner?.[name];
    if (owner === null || typeof original !== 'function') continue;
    owner[name] = function search(this: unknown, selector: string) {
      return Reflect.apply(original, this, [readable(selector)]) as unknown;
    };
  }
}

/** Another file of tests may have a page of its own. */
const isDone = (): boolean => HTMLDialogElement.prototype.showModal === dialogMethods.showModal;

/**
 * Gives the page of jsdom or happy-dom what components take from a browser and it lacks: modal dialogs and popovers with
 * focus, Escape and presses beside them; animations that end at once; scrolling and pointers without effect. In a browser it
 * does nothing. Call it once in each file or in the setup of your tests.
 */
export function addBrowserFeatures(): void {
  if (!SIMULATED.test(navigator.userAgent) || isDone()) return;
  addMissing(globalThis, { CSS: { supports: () => false } });
  addMissing(Element.prototype, elementMethods);
  replace(HTMLDialogElement.prototype, dialogMethods);
  replace(HTMLElement.prototype, popoverMethods);
  knowStates(document.createElement('p'), [
    'matches',
    'closest',
    'querySelector',
    'querySelectorAll',
  ]);
  knowStates(document, ['querySelector', 'querySelectorAll']);
  listenForEscape();
  listenForPresses();
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
}
