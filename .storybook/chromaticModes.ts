import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface ChromaticMode {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: 'en' | 'ar' | 'zh-Hans';
  /** The width; the height is that of what the story shows. */
  viewport: 375 | 1280;
}

/** What Chromatic draws each story in: every pair of theme, direction and width is met, and no two modes differ in one alone. */
export const CHROMATIC_MODES = {
  'light 375': { theme: 'light', direction: 'ltr', language: 'en', viewport: 375 },
  'dark 375 right to left': { theme: 'dark', direction: 'rtl', language: 'ar', viewport: 375 },
  'dark 1280': { theme: 'dark', direction: 'ltr', language: 'en', viewport: 1280 },
  'light 1280 right to left': { theme: 'light', direction: 'rtl', language: 'ar', viewport: 1280 },
  'dark 375 Chinese': { theme: 'dark', direction: 'ltr', language: 'zh-Hans', viewport: 375 },
} as const satisfies Record<string, ChromaticMode>;

/** Keeps stories whose picture cannot be stable out of Chromatic, which knows no tags. It leaves the controls as they are. */
export const leaveOutOfChromatic: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  const { chromatic } = parameters as { chromatic?: object };
  if (tags.includes('no-visual')) parameters['chromatic'] = { ...chromatic, disableSnapshot: true };
  return argTypes;
};
