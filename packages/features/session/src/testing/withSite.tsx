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

function Site({ overlay, children }: SiteProps) {
  const dispatch = useCoreDispatch();
  const { isSuccess } = useGetSystemStatusQuery(statusQuery());
  useEffect(() => {
    if (isSuccess && overlay !== undefined) dispatch(overlayOpened(overlay));
  }, [isSuccess, overlay, dispatch]);
  return isSuccess ? children : null;
}

const withStatus: Decorator = (Story, { parameters }) => (
  <Site overlay={(parameters as { overlay?: OverlayRequest }).overlay}>
    <Story />
  </Site>
);

/** Storybook decorators: the site's start, with `parameters.overlay` as the dialog that is open. */
export const withSite: Decorator[] = [withStatus, withFeatureProviders];
