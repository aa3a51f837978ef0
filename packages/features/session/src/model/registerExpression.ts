import type { RegisterFieldRule } from '@parlour/gateway-openapi/system';

/** The pattern that accepts anything (REG-02). */
const ANYTHING = '*';
/** Maximum number of paths through a value before it is refused: some 20 ms. */
const MOST_STEPS = 2e7;

const TOKEN =
  /\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu;
const BACKREFERENCE = /^\\[1-9k]/;
const LOOK = /^\(\?<?[=!]$/;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??$/;
const ONCE_AT_MOST = /^(?:\?|\{(?:0|1|0,1)\})\??$/;
const FIXED = /^\{\d+\}\??$/;

interface Group {
  /** A lookahead at the start: it is evaluated only once. */
  isLeadingLook: boolean;
  /** Number of paths through a value. */
  steps: number;
}

/**
 * Whether an expression refuses any value of `length` characters quickly, without catastrophic backtracking:
 * nothing with alternatives is repeated, and alternatives are few. When in doubt it says no.
 */
function isQuick(source: string, length: number): boolean {
  const root: Group = { isLeadingLook: false, steps: 1 };
  const open: Group[] = [root];
  let closed: Group | null = null;
  let isAtStart = true;
  for (const [token] of source.matchAll(TOKEN)) {
    const group = open.at(-1) ?? root;
    const before: Group | null = closed;
    closed = null;
    if (BACKREFERENCE.test(token)) return false;
    if (token === ')' && open.length > 1) {
      closed = group;
      open.pop();
      if (group.isLeadingLook) {
        if (group.steps > MOST_STEPS) return false;
      } else (open.at(-1) ?? root).steps *= group.steps;
    } else if (QUANTIFIER.test(token)) {
      const isOnce = ONCE_AT_MOST.test(token);
      if (!isOnce && before !== null && before.steps > 1) return false;
      if (!FIXED.test(token)) group.steps *= isOnce ? 2 : length;
    } else if (token === '|') group.steps *= 2;
    else if (token.startsWith('(')) {
      const isLeadingLook = isAtStart && LOOK.test(token);
      open.push({ isLeadingLook, steps: 1 });
    }
    isAtStart &&= token === '^' || open.some((each) => each.isLeadingLook) || isLook(closed);
  }
  return root.steps <= MOST_STEPS;
}

const isLook = (group: Group | null): boolean => group?.isLeadingLook === true;

/**
 * The merchant's regular expression for a field, or `*` for one that could make the page hang while somebody
 * types: then only the gateway checks it. The pattern catalogue ignores invalid expressions.
 */
export const acceptedPatternOf = ({ acceptedPattern, maxLength }: RegisterFieldRule): string =>
  isQuick(acceptedPattern, maxLength) ? acceptedPattern : ANYTHING;
