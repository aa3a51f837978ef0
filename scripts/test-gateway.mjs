// `npm run test:gateway`: what takes long to prove of the gateway. Generated calls of every operation, every
// role and id, locks and kills on a PostgreSQL of its own; and the quick suite on the embedded database,
// which `npm test` runs on PostgreSQL wherever there is one.
import { runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

await runSteps([
  {
    id: 'long',
    title: 'Generated calls, roles, locks and kills',
    run: () => runVitest('gateway-long', ['gateway-long']),
  },
  {
    id: 'embedded',
    title: 'The quick suite on the embedded database',
    run: () => runVitest('gateway-embedded', ['gateway'], { env: { GATEWAY_TESTS: 'embedded' } }),
  },
]);
