// `npm run test:matrix`: every story in both themes and both directions.
import { ensureBrowser } from './browser.mjs';
import { COMBINATIONS } from './lib/combinations.mjs';
import { runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

await runSteps(
  COMBINATIONS.map(({ scheme, direction }) => ({
    id: `${scheme}-${direction}`,
    title: `Stories, ${scheme}, ${direction}`,
    needs: 'browser',
    run: () =>
      runVitest(`stories-${scheme}-${direction}`, ['storybook'], {
        env: { STORY_SCHEME: scheme, STORY_DIRECTION: direction },
      }),
  })),
  { resources: { browser: () => ensureBrowser() } },
);
