import { askMedia } from '../../hooks/askMedia';
import { DURATIONS } from '../../tokens/scale';
import { digitOf } from './digitOf';

/** Height of a digit, in em. */
const LINE = 1.2;
const ROLL = {
  duration: Number.parseInt(DURATIONS.slide, 10),
  easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
};

/** The text that each figure shows: by its last rendering, or as it was rolled by hand since. */
const shown = new WeakMap<Element, string>();

/** Where a strip stands that shows this digit. */
export const shiftTo = (digit: number): string => `translateY(${String(digit * -LINE)}em)`;

let motion: MediaQueryList | null | undefined;
// One list for all, for a new one is a question to the page's styles each time.
const isStill = (): boolean =>
  (motion ??= askMedia('(prefers-reduced-motion: reduce)'))?.matches === true;

/**
 * Brings the strips of a figure, which has the places of `text`, to its digits. An animation by hand, and
 * not a transition, whose beginning and end are events of the page that React hears of: each costs a frame.
 */
export function showDigits(figure: HTMLElement, text: string): void {
  const before = Array.from(shown.get(figure) ?? text);
  shown.set(figure, text);
  const signs = Array.from(text);
  signs.forEach((sign, at) => {
    const digit = digitOf(sign);
    const strip = figure.children[at]?.firstElementChild;
    // Counted from the end, as the places of the figure are.
    const old = before.at(at - signs.length);
    if (sign === old || digit === undefined || !(strip instanceof HTMLElement)) return;
    const to = shiftTo(digit.value);
    strip.style.transform = to;
    const from = old === undefined ? undefined : digitOf(old);
    if (from === undefined || isStill()) return;
    strip.animate({ transform: [shiftTo(from.value), to] }, ROLL);
  });
}

/**
 * Rolls a figure on without React, for which a jackpot that grows all day is a rendering each few seconds.
 * False when the text has other places than the one that is shown, and so has to be rendered.
 */
export function rollDigits(figure: HTMLElement, text: string): boolean {
  const before = Array.from(shown.get(figure) ?? '');
  const signs = Array.from(text);
  const hasItsPlaces =
    signs.length === before.length &&
    signs.every((sign, at) => {
      const old = before[at] ?? '';
      return sign === old || (digitOf(sign)?.zero ?? sign) === digitOf(old)?.zero;
    });
  if (!hasItsPlaces) return false;
  showDigits(figure, text);
  return true;
}
