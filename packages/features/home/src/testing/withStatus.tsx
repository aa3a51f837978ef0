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

interface StartProps {
  overlay?: OverlayRequest | undefined;
  children: ReactNode;
}

/** Loads the status as the site does at its start, and opens a dialog. */
export function Start({ overlay, children }: StartProps) {
  const dispatch = useCoreDispatch();
  useGetSystemStatusQuery(statusQuery());
  useEffect(() => {
    if (overlay !== undefined) dispatch(overlayOpened(overlay));
  }, [overlay, dispatch]);
  return children;
}

interface StartContext {
  parameters: { overlay?: OverlayRequest };
}

const withStart = (Story: () => ReactNode, { parameters }: StartContext) => (
  <Start overlay={parameters.overlay}>
    <Story />
  </Start>
);

/** Storybook decorators: the site's start, with `parameters.overlay` as the dialog that is open. */
export const withStatus: Decorator[] = [withStart, withFeatureProviders];
