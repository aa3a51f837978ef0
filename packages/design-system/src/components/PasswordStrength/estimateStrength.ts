import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From what is guessed at once to what is hardly ever guessed. */
export const STRENGTH_STEPS = [0, 1, 2, 3, 4] as const;
export type StrengthStep = (typeof STRENGTH_STEPS)[number];

/** What is beyond this adds strength only, and time to look at it. */
const LONGEST = 100;

let loading: Promise<ZxcvbnFactory> | undefined;

// Some 240 kB of words that people take: for those alone who are choosing a password.
async function load(): Promise<ZxcvbnFactory> {
  const [core, words] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary: words.dictionary, graphs: words.adjacencyGraphs });
}

/**
 * How hard a password is to guess by somebody who knows `userInputs`, such as the username. Loads
 * what it needs at the first call, and rejects where that fails.
 */
export async function estimateStrength(
  password: string,
  userInputs: readonly string[] = [],
): Promise<StrengthStep> {
  loading ??= load().catch((fault: unknown) => {
    // The line may be back at the next try.
    loading = undefined;
    throw fault;
  });
  const estimator = await loading;
  const known = userInputs.filter((text) => text !== '');
  return estimator.check(password.slice(0, LONGEST), known).score;
}
