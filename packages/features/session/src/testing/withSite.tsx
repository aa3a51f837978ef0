import {
  type OverlayRequest,
  overlayOpened,
  statusQuery,
  useCoreDispatch,
} from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/system';
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

interface SiteParameters {
  parameters: { overlay?: OverlayRequest };
}

function withStatus(Story: () => ReactNode, { parameters }: SiteParameters) {
  return (
    <Site overlay={parameters.overlay}>
      <Story />
    </Site>
  );
}

/** Storybook decorators: the site's start, with `parameters.overlay` as the dialog that is open. */
export const withSite = [withStatus, withFeatureProviders];
