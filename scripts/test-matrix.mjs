// `npm run test:matrix`: every story in both themes and both directions (docs/decisions/0022).
import { ensureBrowser } from './browser.mjs';
import { PLAYED } from './lib/combinations.mjs';
import { runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

await runSteps(
  PLAYED.map(({ scheme, direction }) => ({
    id: direction,
    title: `Stories, ${direction}, played in ${scheme}`,
    needs: 'browser',
    run: () =>
      runVitest(`stories-${direction}`, ['storybook'], {
        env: { STORY_SCHEME: scheme, STORY_DIRECTION: direction, STORY_BOTH_SCHEMES: 'yes' },
      }),
  })),
  { resources: { browser: () => ensureBrowser() } },
);
