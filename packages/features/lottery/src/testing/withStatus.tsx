import { statusQuery } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Fetches the status as the site does at its start. */
function Start({ children }: { children: ReactNode }) {
  const { isSuccess } = useGetSystemStatusQuery(statusQuery());
  return isSuccess ? children : null;
}

const withStart: Decorator = (Story) => (
  <Start>
    <Story />
  </Start>
);

/** Storybook decorators: the site's start around a story. */
export const withStatus: Decorator[] = [withStart, withFeatureProviders];
