import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOT_GAMES } from '../../testing/fixtures';
import { mockHome, renderHome } from '../../testing/renderHome';

const { server } = mockHome();

const region = (name: string) => screen.findByRole('region', { name });
const cardsOf = async (name: string) => within(await region(name)).findAllByRole('article');

describe('[ERR-02] a panel of the home page', () => {
  it('a row that fails says so, leaves the others alone, and comes back when asked', async () => {
    server.use(
      refuse('getHotGames', { status: 409, code: 'STATE_CONFLICT', message: 'Wait a little.' }),
    );
    renderHome();
    const row = await region('Hot games');
    expect(await within(row).findByText('Wait a little.')).toBeTruthy();
    expect(await cardsOf('New games')).toHaveLength(6);
    server.use(answer('getHotGames', HOT_GAMES));
    fireEvent.click(within(row).getByRole('button', { name: 'Try again' }));
    expect(await cardsOf('Hot games')).toHaveLength(6);
  });

  it('[F28] a row that was asked for too often is held, though nothing says for how long', async () => {
    server.use(
      refuse('getHotGames', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait a little.' }),
    );
    renderHome();
    const row = within(await region('Hot games'));
    expect(await row.findByText(/[45]:\d\d/)).toBeTruthy();
    const again = row.getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('a row that failed comes by itself when the line is back', async () => {
    server.use(disconnect('getHotGames'));
    renderHome();
    const row = within(await region('Hot games'));
    await row.findByText('Network link is abnormal, please try again', {}, { timeout: 5000 });
    server.use(answer('getHotGames', HOT_GAMES));
    window.dispatchEvent(new Event('online'));
    expect(await cardsOf('Hot games')).toHaveLength(6);
  });
});
