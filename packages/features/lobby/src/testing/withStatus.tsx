import { dismissToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import { statusQuery } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';

const TOAST_LABELS = { region: 'News', dismiss: 'Close' };

/** Fetches the status as the site does at its start, and renders its toasts. */
function Start({ children }: { children: ReactNode }) {
  const { isSuccess } = useGetSystemStatusQuery(statusQuery());
  useEffect(() => () => dismissToast(), []);
  if (!isSuccess) return null;
  return (
    <>
      {children}
      <ToastRegion labels={TOAST_LABELS} />
    </>
  );
}

const withStart: Decorator = (Story) => (
  <Start>
    <Story />
  </Start>
);

/** Storybook decorators: the site's start around a story. */
export const withStatus: Decorator[] = [withStart, withFeatureProviders];
