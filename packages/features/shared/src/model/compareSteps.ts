import type { TierTerms } from './stepWords';

export const STEP_FIELDS = [
  'rate',
  'activeMembers',
  'periodBet',
  'periodProfitLoss',
  'amount',
] as const satisfies readonly (keyof TierTerms)[];

/** One line of a comparison: a step of one version beside that of the other. */
export type StepChange =
  | { change: 'same' | 'changed'; before: TierTerms; after: TierTerms }
  | { change: 'added'; before: null; after: TierTerms }
  | { change: 'removed'; before: TierTerms; after: null };

const isSame = (one: TierTerms, other: TierTerms): boolean =>
  STEP_FIELDS.every((field) => one[field] === other[field]);

/**
 * Puts the steps of two versions side by side. Steps that both have stay together, in order; between two of them the
 * others are paired from the first on, and what is left over was added or removed.
 */
export function compareSteps(
  before: readonly TierTerms[],
  after: readonly TierTerms[],
): StepChange[] {
  const changes: StepChange[] = [];
  let [from, to] = [0, 0];
  for (const [at, other] of keptSteps(before, after)) {
    changes.push(...pairSteps(before.slice(from, at), after.slice(to, other)));
    const [old, now] = [before[at], after[other]];
    if (old !== undefined && now !== undefined)
      changes.push({ change: 'same', before: old, after: now });
    [from, to] = [at + 1, other + 1];
  }
  return [...changes, ...pairSteps(before.slice(from), after.slice(to))];
}

function pairSteps(before: readonly TierTerms[], after: readonly TierTerms[]): StepChange[] {
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap<StepChange>(
    (_, at) => {
      const [old, now] = [before[at] ?? null, after[at] ?? null];
      if (old !== null && now !== null) return { change: 'changed', before: old, after: now };
      if (now !== null) return { change: 'added', before: null, after: now };
      return old === null ? [] : { change: 'removed', before: old, after: null };
    },
  );
}

type Pair = readonly [at: number, other: number];

/** The longest row of equal steps, by their places in both. Contracts have at most ten steps. */
function keptSteps(before: readonly TierTerms[], after: readonly TierTerms[]): readonly Pair[] {
  const best: (readonly Pair[])[][] = [];
  const bestFrom = (at: number, other: number): readonly Pair[] => best[at]?.[other] ?? [];
  for (let at = before.length - 1; at >= 0; at -= 1) {
    best[at] = [];
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [old, now] = [before[at], after[other]];
      const isKept = old !== undefined && now !== undefined && isSame(old, now);
      const [skip, skipOther] = [bestFrom(at + 1, other), bestFrom(at, other + 1)];
      const rest = skip.length >= skipOther.length ? skip : skipOther;
      (best[at] ??= [])[other] = isKept ? [[at, other], ...bestFrom(at + 1, other + 1)] : rest;
    }
  }
  return bestFrom(0, 0);
}
