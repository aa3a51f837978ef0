import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { docgenPlugin } from './docgen/docgenPlugin.ts';
import { factsPlugin } from './docgen/factsPlugin.ts';
import { ownFramesPlugin } from './ownFramesPlugin.ts';
import { plainDescriptionsPlugin } from './plainDescriptions.ts';
import { unlistTests, unlistTestsPlugin } from './unlistedTests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A namespace of the site's texts, and its language. */
const SITE_TEXTS = /\/packages\/features\/[^?]+\/i18n\/[^?]+\/([\w-]+)\.json$/;

/** Tests and pictures show no tables of props, and start sooner without. */
const hasDocs = (isTestBuild = false): boolean => process.env.VITEST === undefined && !isTestBuild;

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './docs/*.mdx',
    './studio/*.stories.tsx',
    '../packages/design-system/src/**/*.@(mdx|stories.tsx)',
    '../packages/features/*/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['./public', { from: '../apps/site/public/icon.svg', to: '/favicon.svg' }],
  experimental_indexers: (indexers = []) => indexers.map(unlistTests),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reviewers have their own start page.
  features: { sidebarOnboardingChecklist: false },
  // `docgen` reads the types as the compiler does: the generators here know no inherited props, or write absolute paths.
  typescript: { reactDocgen: false },
  viteFinal: (viteConfig, { test }) =>
    mergeConfig(viteConfig, {
      plugins: [
        react(),
        factsPlugin(root),
        unlistTestsPlugin(),
        ...(hasDocs(test)
          ? [plainDescriptionsPlugin(), ownFramesPlugin(), docgenPlugin(root)]
          : []),
      ],
      // Components load these when they are first needed. If Vite found them only then, it would reload the page
      // in the middle of a test.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y/preview',
          '@parlour/design-system > @zxcvbn-ts/core',
          '@parlour/design-system > @zxcvbn-ts/language-common',
          '@parlour/design-system > country-flag-icons/string/3x2',
          '@parlour/design-system > libphonenumber-js/mobile',
          '@parlour/design-system > uplot',
        ],
      },
      // One request for the texts of a language, in place of one for each namespace.
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  test: SITE_TEXTS,
                  name: (id: string) => `texts-${SITE_TEXTS.exec(id)?.[1] ?? ''}`,
                },
              ],
            },
          },
        },
      },
      define: {
        'import.meta.env.STORY_SITE': JSON.stringify(
          process.env.STORYBOOK_SITE_URL ?? 'http://localhost:5173',
        ),
        'import.meta.env.STORY_SCHEME': JSON.stringify(process.env.STORY_SCHEME ?? 'vary'),
        'import.meta.env.STORY_DIRECTION': JSON.stringify(process.env.STORY_DIRECTION ?? 'vary'),
        'import.meta.env.STORY_BOTH_SCHEMES': JSON.stringify(
          process.env.STORY_BOTH_SCHEMES ?? 'contrast',
        ),
      },
    }),
};

export default config;
