import { describe } from 'vitest';
import { callGenerated } from '../support/generatedCalls';

/** By hand they are others each time; FUZZ_SEED repeats those of another run. */
const OWN_SEED = process.env['CI'] === undefined ? Date.now() % 1_000_000_000 : 42;
const SEED = Number(process.env['FUZZ_SEED'] ?? OWN_SEED);

describe(`generated calls at length, FUZZ_SEED=${SEED}`, () => {
  callGenerated({ cases: 100, seed: SEED });
});
