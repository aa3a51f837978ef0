import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { statusQuery } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Fetches the status as the site does at its start, and renders its messages. */
function Site({ children }: { children: ReactNode }) {
  useGetSystemStatusQuery(statusQuery());
  return (
    <>
      {children}
      <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
    </>
  );
}

const withStart: Decorator = (Story) => (
  <Site>
    <Story />
  </Site>
);

/** Storybook decorators: the site's start around a story. */
export const withSite: Decorator[] = [withStart, withFeatureProviders];
