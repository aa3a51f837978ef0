import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface ChromaticMode {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: 'en' | 'ar' | 'zh-Hans';
  /** The width; the height is that of the story. */
  viewport: 375 | 1280;
}

/** Modes of Chromatic: together they cover every pair of theme, direction and width. */
export const CHROMATIC_MODES = {
  'light 375': { theme: 'light', direction: 'ltr', language: 'en', viewport: 375 },
  'dark 375 right to left': { theme: 'dark', direction: 'rtl', language: 'ar', viewport: 375 },
  'dark 1280': { theme: 'dark', direction: 'ltr', language: 'en', viewport: 1280 },
  'light 1280 right to left': { theme: 'light', direction: 'rtl', language: 'ar', viewport: 1280 },
  'dark 375 Chinese': { theme: 'dark', direction: 'ltr', language: 'zh-Hans', viewport: 375 },
} as const satisfies Record<string, ChromaticMode>;

/** Excludes stories without a stable picture from Chromatic, which knows no tags. Controls stay as they are. */
export const leaveOutOfChromatic: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  const { chromatic } = parameters as { chromatic?: object };
  if (tags.includes('no-visual')) parameters['chromatic'] = { ...chromatic, disableSnapshot: true };
  return argTypes;
};
