// `npm run test:matrix`: every story in both themes and both directions.
import { ensureBrowser } from './browser.mjs';
import { runVitest } from './lib/reports.mjs';
import { runSteps } from './lib/steps.mjs';

const combinations = ['light', 'dark'].flatMap((scheme) =>
  ['ltr', 'rtl'].map((direction) => ({ scheme, direction })),
);

await runSteps(
  combinations.map(({ scheme, direction }) => ({
    id: `${scheme}-${direction}`,
    title: `Stories, ${scheme}, ${direction}`,
    needs: 'browser',
    run: () =>
      runVitest(`stories-${scheme}-${direction}`, ['storybook'], {
        STORY_SCHEME: scheme,
        STORY_DIRECTION: direction,
      }),
  })),
  { resources: { browser: () => ensureBrowser() } },
);
