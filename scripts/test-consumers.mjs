// `npm run test:consumers`: the packed design system in fresh applications; see tests/consumers.
import { runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

await runSteps([
  {
    id: 'consumers',
    title: 'The packed design system in fresh applications',
    run: () => runVitest('consumers', ['consumers']),
  },
]);
