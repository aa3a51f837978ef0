import { describe } from 'vitest';
import { callGenerated } from '../support/generatedCalls';

/** The same calls each time: a change fails for the change alone. */
const SEED = 42;

describe('[API-03] generated calls', () => {
  callGenerated({ cases: 10, seed: SEED });
});
