import { queryMedia } from '../../hooks/queryMedia';
import { DURATIONS } from '../../tokens/scale';
import { digitOf } from './digitOf';

/** Height of a digit, in % of a strip of ten. */
const LINE = 10;
const ROLL = {
  duration: Number.parseInt(DURATIONS.slide, 10),
  easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
};

/** The text that each figure shows, since its last render or its last roll without React. */
const shown = new WeakMap<Element, string>();

/** The transform of a strip that shows this digit. */
export const shiftTo = (digit: number): string => `translateY(${String(digit * -LINE)}%)`;

let motion: MediaQueryList | null | undefined;
// One shared media query list: creating one makes the browser recalculate styles.
const isStill = (): boolean =>
  (motion ??= queryMedia('(prefers-reduced-motion: reduce)'))?.matches === true;

/**
 * Rolls the strips of a figure, rendered for `text`, to its digits. Uses the Web Animations API: a CSS
 * transition fires start and end events that React listens to, and each costs a frame.
 */
export function showDigits(figure: HTMLElement, text: string): void {
  const before = Array.from(shown.get(figure) ?? text);
  shown.set(figure, text);
  const signs = Array.from(text);
  signs.forEach((sign, at) => {
    const digit = digitOf(sign);
    const strip = figure.children[at]?.firstElementChild;
    // Counted from the end, like the keys of the positions.
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
 * Rolls a figure without React: a growing jackpot would otherwise render every few seconds. Returns false
 * if the positions of digits have changed, so that React has to render it.
 */
export function rollDigits(figure: HTMLElement, text: string): boolean {
  const before = Array.from(shown.get(figure) ?? '');
  const signs = Array.from(text);
  const hasSamePositions =
    signs.length === before.length &&
    signs.every((sign, at) => {
      const old = before[at] ?? '';
      return sign === old || (digitOf(sign)?.zero ?? sign) === digitOf(old)?.zero;
    });
  if (!hasSamePositions) return false;
  showDigits(figure, text);
  return true;
}
