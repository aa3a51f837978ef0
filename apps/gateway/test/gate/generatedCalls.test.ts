import { describe } from 'vitest';
import { callGenerated } from '../support/generatedCalls';

/** The same calls each time, so that only a change of the code can make the test fail. */
const SEED = 42;

describe('[API-03] generated calls', () => {
  callGenerated({ cases: 10, seed: SEED });
});
