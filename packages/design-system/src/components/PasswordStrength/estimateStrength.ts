import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From trivially to hardly guessable. */
export const STRENGTH_STEPS = [0, 1, 2, 3, 4] as const;
export type StrengthStep = (typeof STRENGTH_STEPS)[number];

/** Longer passwords are cut: the rest would only cost time. */
const LONGEST = 100;

let loading: Promise<ZxcvbnFactory> | undefined;

// Some 240 kB of common passwords and words, loaded only when somebody chooses a password.
async function load(): Promise<ZxcvbnFactory> {
  const [core, words] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary: words.dictionary, graphs: words.adjacencyGraphs });
}

/**
 * Estimates how hard a password is to guess for somebody who knows `userInputs`, such as the username. Loads
 * its word lists on the first call, and rejects if that fails.
 */
export async function estimateStrength(
  password: string,
  userInputs: readonly string[] = [],
): Promise<StrengthStep> {
  loading ??= load().catch((fault: unknown) => {
    // The network may work at the next attempt.
    loading = undefined;
    throw fault;
  });
  const estimator = await loading;
  const known = userInputs.filter((text) => text !== '');
  return estimator.check(password.slice(0, LONGEST), known).score;
}
