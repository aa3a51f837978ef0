import {
  type Account,
  accountLoaded,
  type MerchantTheme,
  type OverlayRequest,
  overlayOpened,
  sessionOpened,
} from '@parlour/feature-core';
import { createStoryStore } from '@parlour/feature-core/testing';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';

interface StoreContent {
  theme?: MerchantTheme;
  account?: Account;
  overlay?: OverlayRequest;
}

function StoreOf({ theme, account, overlay, children }: StoreContent & { children: ReactNode }) {
  const [{ store, begin }] = useState(() => {
    const story = createStoryStore({ merchant: theme && { theme } });
    const created = story.store;
    if (account !== undefined) {
      created.dispatch(sessionOpened({ token: 'story' }));
      created.dispatch(accountLoaded(account));
    }
    if (overlay !== undefined) created.dispatch(overlayOpened(overlay));
    return story;
  });
  useEffect(() => begin(), [begin]);
  return <Provider store={store}>{children}</Provider>;
}

/** Storybook decorator: a store with this merchant, account or dialog instead of the usual one. */
export const withStore =
  (content: StoreContent): Decorator =>
  (Story) => (
    <StoreOf {...content}>
      <Story />
    </StoreOf>
  );
