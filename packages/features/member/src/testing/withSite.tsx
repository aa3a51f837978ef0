import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Decorator } from '@storybook/react-vite';

const withRegion: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
  </>
);

/** Storybook decorators: what a member page finds in the site, with the region of toasts. */
export const withSite: Decorator[] = [withRegion, withFeatureProviders];
