import '@parlour/design-system/fonts.css';
import { dismissToast } from '@parlour/design-system/ToastRegion';
import type { Preview } from '@storybook/react-vite';
import { initialize } from 'msw-storybook-addon';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { CHROMATIC_MODES, leaveOutOfChromatic } from './chromaticModes';
import { type ConsoleGuard, guardConsole } from './consoleGuard';
import './demoGames';
import { makeDeterministic } from './determinism';
import './docs.css';
import { argTypesOf, descriptionOf } from './docgen/argTypesOf';
import { fitFrame, keepDocsStill, takeTurn, widenFrame } from './docsFrame';
import { globalTypes, initialGlobals } from './globals';
import { laidOut } from './laidOut';
import { checkOtherScheme } from './otherScheme';
import { themeOf } from './productTheme';
import { clockInScenario, mswInScenario } from './scenario';
import { callsSeen, watchSentCalls } from './sentCalls';
import { checkTargetSizes } from './targetSize';
import { isCapture, isTestRun } from './underTest';
import { VIEWPORTS } from './viewports';
import { surroundThePage, withSurroundings } from './withSurroundings';

// A call to the gateway without a handler is an error of the story; other requests are the page's own.
const GATEWAY_PATH = /^\/(wps|lgw|lotto|\.well-known)\//;

const isGatewayCall = (address: string): boolean => GATEWAY_PATH.test(new URL(address).pathname);

initialize({
  quiet: true,
  // Relative to the page, so that a built Storybook works under any path.
  serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  onUnhandledRequest: (request, print) => {
    if (isGatewayCall(request.url)) print.error();
  },
});

if (isTestRun) watchSentCalls(isGatewayCall);

keepDocsStill();

// A long timeout for slow machines: only a failing story waits so long.
configure({ asyncUtilTimeout: 10_000 });

if (isCapture) await import('./still.css');

// The blocks of the docs are no part of a story.
const ComponentDocs = lazy(async () => ({
  default: (await import('./docs/ComponentPage')).ComponentPage,
}));

let consoleGuard: ConsoleGuard | undefined;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: VIEWPORTS },
    // Where `Open in the site` leads.
    site: { address: import.meta.env.STORY_SITE },
    chromatic: { modes: CHROMATIC_MODES },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      extractArgTypes: argTypesOf,
      extractComponentDescription: descriptionOf,
      page: ComponentDocs,
      theme: themeOf(window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // Rules for whole pages; a story is only a part of one.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Layout', 'Voice', 'Languages'],
          'Theme studio',
          'Design System',
          ['Actions and layout', 'Forms', 'Content', 'Data', 'Feedback', 'Icons'],
          'Features',
        ],
      },
    },
  },
  argTypesEnhancers: [leaveOutOfChromatic],
  loaders: [mswInScenario, surroundThePage],
  decorators: [withSurroundings],
  // The last story of a file stays mounted: from here on it makes no calls (`withFeatureProviders`).
  beforeAll: () => () => {
    if (isTestRun) window.dispatchEvent(new Event('storiesended'));
  },
  beforeEach: async (context) => {
    const { globals, parameters } = context;
    widenFrame(context);
    await takeTurn();
    // Toasts outlive their page, and so the story before.
    dismissToast();
    if (!isCapture) return clockInScenario(globals);
    const undo = makeDeterministic(parameters.clock === 'running' ? 'running' : 'fixed');
    if (isTestRun) consoleGuard = guardConsole();
    // Called once the story is unmounted, while its handlers still answer.
    return async () => {
      consoleGuard?.stop();
      consoleGuard = undefined;
      undo();
      if (isTestRun) await callsSeen();
    };
  },
  afterEach: async (context) => {
    fitFrame(context);
    if (isTestRun) await laidOut();
    await checkOtherScheme(context);
    checkTargetSizes(context);
    consoleGuard?.check(context.parameters);
  },
};

export default preview;
