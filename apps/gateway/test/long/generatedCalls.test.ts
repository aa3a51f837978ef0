import { describe } from 'vitest';
import { callGenerated } from '../support/generatedCalls';

/** New calls each time when run by hand; FUZZ_SEED repeats those of an earlier run. */
const OWN_SEED = process.env['CI'] === undefined ? Date.now() % 1_000_000_000 : 42;
const SEED = Number(process.env['FUZZ_SEED'] ?? OWN_SEED);

describe(`generated calls at length, FUZZ_SEED=${SEED}`, () => {
  callGenerated({ cases: 100, seed: SEED });
});
