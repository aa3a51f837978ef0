import { createStore, overlayOpened, readStored } from '@parlour/feature-core';
import { FeatureProviders, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import { render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POPUPS } from '../../testing/fixtures';
import AnnouncementsOverlay from './AnnouncementsOverlay';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('[ANN-03] closes where there is nothing in this language, and notes nothing as closed', async () => {
  server.use(answer('getListAnnouncements', { ...POPUPS, popup: [] }));
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(overlayOpened({ name: 'announcements' }));
  render(
    <FeatureProviders>
      <Provider store={store}>
        <AnnouncementsOverlay />
      </Provider>
    </FeatureProviders>,
  );
  await expect.poll(() => store.getState().overlay.stack).toEqual([]);
  expect(readStored('announcementClosed:guest')).toBeNull();
});
