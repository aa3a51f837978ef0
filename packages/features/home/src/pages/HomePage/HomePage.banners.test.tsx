import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANNOUNCEMENTS, sampleBanner } from '../../testing/fixtures';
import { mockHome, renderHome } from '../../testing/renderHome';

const { server } = mockHome();

it('[ERR-02] a banner says so where the game that it names can not be had', async () => {
  const banner = sampleBanner(0, { linkageType: 'GAME', link: '100231' });
  server.use(
    answer('getListAnnouncements', { ...ANNOUNCEMENTS, banners: [banner] }),
    refuse('getGame', { status: 404, code: 'NOT_FOUND', message: 'No such game.' }),
  );
  const { store } = renderHome();
  fireEvent.click(await screen.findByAltText(banner.title));
  await vi.waitFor(() =>
    expect(store.getState().overlay.stack).toMatchObject([
      { name: 'message', titleKey: 'home:banners.gameFailed', text: 'No such game.' },
    ]),
  );
  expect(store.getState().session.interrupted).toBeNull();
});
