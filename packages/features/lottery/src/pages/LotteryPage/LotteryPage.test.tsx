import { FeatureProviders } from '@parlour/feature-core/testing';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleDraws, sampleLottery } from '../../testing/fixtures';
import { hangMenu, lotteries, menus } from '../../testing/handlers';
import LotteryPage from './LotteryPage';

const server = setupServer(...lotteries(menus(['LOTT', 'ZY', 'ELOTT', 'SEA'])).msw.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (visitor: 'guest' | 'trial' | 'member' = 'guest') =>
  render(
    <FeatureProviders path="/elott" visitor={visitor}>
      <LotteryPage />
    </FeatureProviders>,
  );
/** Whole pages are drawn, and looked through by role. */
const PATIENCE = { timeout: 10_000 };
const panel = () => within(screen.getByRole('tabpanel'));
const NO = { status: 400, code: 'SYSTEM_ERROR', message: 'Not now.' } as const;

describe('the lottery category', () => {
  it('draws what is there while another menu hangs', async () => {
    server.use(hangMenu('ZY'));
    open();
    await screen.findByRole('tab', { name: 'E-lottery', selected: true }, PATIENCE);
    await panel().findByRole('heading', { name: 'Five digits' }, PATIENCE);
    fireEvent.click(screen.getByRole('tab', { name: 'ZY lottery' }));
    await waitFor(
      () => expect(panel().getByRole('group').getAttribute('aria-busy')).toBe('true'),
      PATIENCE,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'SEA lottery' }));
    await panel().findByRole('heading', { name: 'Five digits' }, PATIENCE);
  });

  it.each([
    ['getGameMenus', 'The lotteries', 'Five digits'],
    ['getVnGameMenu', 'The Vietnam lotteries', 'Central'],
  ] as const)('[LAUNCH-08] asks for %s again when told to', async (id, named, group) => {
    // A hidden tab does not refetch by itself.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.use(refuse(id, NO));
    open();
    const menu = within(await screen.findByRole('region', { name: 'All lotteries' }));
    const error = await menu.findByRole('alert', {}, PATIENCE);
    expect(error.textContent).toContain(`${named} could not be loaded`);
    expect(menu.queryByRole('heading', { name: group })).toBeNull();
    server.resetHandlers();
    fireEvent.click(within(error).getByRole('button', { name: 'Try again' }));
    await menu.findByRole('heading', { name: group }, PATIENCE);
    expect(menu.queryByRole('alert')).toBeNull();
  });

  it('[LAUNCH-08] shows a member what was played last, as the gateway orders it', async () => {
    open('member');
    const row = within(await screen.findByRole('region', { name: 'Played recently' }, PATIENCE));
    const cards = await row.findAllByRole('article', {}, PATIENCE);
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(
      [2, 4].map((seed) => sampleLottery(seed).displayName),
    );
  });

  it.each(['guest', 'trial'] as const)('[LAUNCH-08] asks for no such of a %s', async (visitor) => {
    const asked = vi.fn();
    server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
    open(visitor);
    await screen.findByRole('heading', { name: 'Five digits' }, PATIENCE);
    expect(screen.queryByRole('region', { name: 'Played recently' })).toBeNull();
    expect(asked).not.toHaveBeenCalledWith('/lgw/vn/games/game_menu/recent');
    server.events.removeAllListeners();
  });

  it('says of no lottery that it drew nothing while its numbers are missing', async () => {
    server.use(refuse('getOpenedNumbers', NO));
    open();
    const draws = within(await screen.findByRole('region', { name: 'Latest numbers' }));
    const error = await draws.findByRole('alert', {}, PATIENCE);
    expect(error.textContent).toContain(
      'Only the numbers of the Vietnam lotteries could be loaded',
    );
    expect(draws.getAllByRole('list', { name: /^Numbers of draw/ })).toHaveLength(1);
    await panel().findByRole('heading', { name: 'Five digits' }, PATIENCE);
    expect(panel().queryByText('No numbers drawn yet')).toBeNull();
    server.use(answer('getOpenedNumbers', sampleDraws()));
    fireEvent.click(within(error).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(draws.queryByRole('alert')).toBeNull(), PATIENCE);
  });
});
