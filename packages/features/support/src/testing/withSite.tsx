import {
  type OverlayRequest,
  overlayOpened,
  statusQuery,
  useCoreDispatch,
} from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';

interface SiteProps {
  overlay: OverlayRequest | undefined;
  children: ReactNode;
}

/** Loads the status as the site does at its start, and opens a dialog. */
function Site({ overlay, children }: SiteProps) {
  const dispatch = useCoreDispatch();
  useGetSystemStatusQuery(statusQuery());
  useEffect(() => {
    if (overlay !== undefined) dispatch(overlayOpened(overlay));
  }, [overlay, dispatch]);
  return children;
}

const withStart: Decorator = (Story, { parameters }) => (
  <Site overlay={(parameters as { overlay?: OverlayRequest }).overlay}>
    <Story />
  </Site>
);

/** Storybook decorators: the site's start, with `parameters.overlay` as the dialog that is open. */
export const withSite: Decorator[] = [withStart, withFeatureProviders];
