import type { StoryContext } from '@storybook/react-vite';
import { isTestRun } from './underTest';

/** Minimum width and height of a target, in px (WCAG 2.5.8). */
const LEAST = 24;
/** Tolerance for fractions of a pixel. */
const ROUNDING = 0.5;

const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role^="menuitem"], [role="option"], [role="slider"]';
const OFF = ':disabled, [aria-disabled="true"], [inert], [inert] *, [aria-hidden="true"] *';

/** Kinds of visitors, by the media conditions that they turn on and off. */
const WAYS = {
  'by pointer': [],
  'by pointer, with less motion': [['(prefers-reduced-motion: reduce)', 'all']],
  'by touch, with less motion': [
    ['(prefers-reduced-motion: reduce)', 'all'],
    ['(pointer: coarse)', 'all'],
    ['(hover: hover) and (pointer: fine)', 'not all'],
  ],
} as const;
type Way = keyof typeof WAYS;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** Turns media conditions of the style sheets on and off; returns a function that restores them. */
function become(way: Way): () => void {
  if (WAYS[way].length === 0) return () => undefined;
  const conditions = new Map<string, string>(WAYS[way]);
  const changed: [CSSMediaRule, string][] = [];
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const { mediaText } = rule.media;
      const wanted = conditions.get(mediaText);
      if (wanted === undefined) continue;
      changed.push([rule, mediaText]);
      rule.media.mediaText = wanted;
    }
  return () => {
    for (const [rule, mediaText] of changed) rule.media.mediaText = mediaText;
  };
}

function isTarget(element: Element): boolean {
  if (element.matches(OFF)) return false;
  const { display, visibility, pointerEvents } = getComputedStyle(element);
  // A link in a sentence is as high as its line: the exception 'Inline'.
  const isInText = element.localName === 'a' && display === 'inline';
  return visibility === 'visible' && pointerEvents !== 'none' && !isInText;
}

/** How far from its middle a control can still be pressed, if its box does not say it. */
function reachOf(element: Element, box: DOMRect, labels: readonly Element[]) {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const isHit = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [element, ...labels].some((part) => part.contains(hit));
  };
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (steps < LEAST && isHit(middle.x + dx * (steps + 1), middle.y + dy * (steps + 1)))
      steps += 1;
    return steps;
  };
  // Visually hidden or covered elements are no targets.
  return isHit(middle.x, middle.y)
    ? { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 }
    : undefined;
}

const isSmall = ({ width, height }: { width: number; height: number }): boolean =>
  width < LEAST - ROUNDING || height < LEAST - ROUNDING;

function errorOf(element: Element): string[] {
  const box = element.getBoundingClientRect();
  if (!isSmall(box) || !isTarget(element)) return [];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  if (labels.some((label) => !isSmall(label.getBoundingClientRect()))) return [];
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const reach = reachOf(element, element.getBoundingClientRect(), labels);
  if (reach === undefined) return [];
  const size = {
    width: Math.max(reach.width, box.width),
    height: Math.max(reach.height, box.height),
  };
  if (!isSmall(size)) return [];
  const part = element.closest('[data-component]')?.getAttribute('data-component') ?? 'no part';
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
  const said = `${String(Math.round(size.width))} x ${String(Math.round(size.height))}`;
  return [`${part}, ${element.localName} "${name}": ${said} px`];
}

/**
 * Throws if a target in a story of the design system, as its `play` left it, is smaller than 24 x 24 px:
 * by pointer, with less motion, and by touch.
 */
export function checkTargetSizes({ title }: StoryContext): void {
  if (!isTestRun || !title.startsWith('Design System/')) return;
  if (document.querySelector(CONTROLS) === null) return;
  const ways = Object.keys(WAYS) as Way[];
  const errors = ways.flatMap((way) => {
    const undo = become(way);
    try {
      const found = [...document.querySelectorAll(CONTROLS)].flatMap(errorOf);
      return [...new Set(found)].map((error) => `${way}: ${error}`);
    } finally {
      undo();
    }
  });
  if (errors.length > 0)
    throw new Error(`Less than 24 x 24 px to press (WCAG 2.5.8).\n${errors.join('\n')}`);
}
