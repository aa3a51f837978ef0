import type { RegisterFieldRule } from '@parlour/gateway-openapi/system';

/** The pattern that takes anything (REG-02). */
const ANYTHING = '*';
/** Most ways in which a value may be gone through before it is refused: some 20 ms. */
const MOST_STEPS = 2e7;

const TOKEN =
  /\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu;
const BACKREFERENCE = /^\\[1-9k]/;
const LOOK = /^\(\?<?[=!]$/;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??$/;
const ONCE_AT_MOST = /^(?:\?|\{(?:0|1|0,1)\})\??$/;
const FIXED = /^\{\d+\}\??$/;

interface Group {
  /** A look ahead of everything else: it is gone through once, and never again. */
  isLeadingLook: boolean;
  /** In how many ways a value can be gone through. */
  steps: number;
}

/**
 * Whether an expression refuses any value of `length` characters soon: nothing that leaves a choice is
 * repeated, and the choices side by side are few. It errs on the side of no.
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
 * The merchant's expression for a field, or `*` for one that could make the page hang while somebody
 * types: the gateway then checks it alone. One that is no expression at all is left out by the catalogue.
 */
export const acceptedPatternOf = ({ acceptedPattern, maxLength }: RegisterFieldRule): string =>
  isQuick(acceptedPattern, maxLength) ? acceptedPattern : ANYTHING;
