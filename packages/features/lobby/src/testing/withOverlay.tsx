import { type OverlayRequest, overlayOpened, useCoreDispatch } from '@parlour/feature-core';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { withStatus } from './withStatus';

function Opened({ request, children }: { request: OverlayRequest; children: ReactNode }) {
  const dispatch = useCoreDispatch();
  useEffect(() => {
    dispatch(overlayOpened(request));
  }, [dispatch, request]);
  return children;
}

/** Storybook decorators: the site's start around a dialog that somebody has opened. */
export const withOverlay = (request: OverlayRequest): Decorator[] => [
  (Story) => (
    <Opened request={request}>
      <Story />
    </Opened>
  ),
  ...withStatus,
];
