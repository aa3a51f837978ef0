import { accountLoaded, launchRequested, toLaunchTarget } from '@parlour/feature-core';
import { SAMPLE_ACCOUNT } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCEMENTS, HOT_GAMES, sampleBanner, sampleGame } from '../../testing/fixtures';
import { mockHome, renderHome } from '../../testing/renderHome';

const { server, queriesOf } = mockHome();

const region = (name: string) => screen.findByRole('region', { name });
const cardsOf = async (name: string): Promise<string[]> => {
  const row = await region(name);
  const cards = await within(row).findAllByRole('article');
  return cards.map((card) => card.getAttribute('aria-label') ?? '');
};
const withBanner = (changes: Parameters<typeof sampleBanner>[1]) =>
  server.use(
    answer('getListAnnouncements', { ...ANNOUNCEMENTS, banners: [sampleBanner(0, changes)] }),
  );
const titleOfBanner = sampleBanner(0).title;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('banners', () => {
  it('[HOME-01] shows the banners of the group w_home and no others', async () => {
    const banners = (['w_login', 'w_home', 'w_register', 'w_forget'] as const).map(
      (groupName, at) => sampleBanner(at, { groupName }),
    );
    server.use(answer('getListAnnouncements', { ...ANNOUNCEMENTS, banners }));
    renderHome();
    expect(await screen.findByAltText(sampleBanner(1).title)).toBeTruthy();
    for (const other of [0, 2, 3])
      expect(screen.queryByAltText(sampleBanner(other).title)).toBeNull();
  });

  it.each([
    ['a guest', false, 'B'],
    ['a member', true, 'A'],
  ])('[ANN-02] asks for the announcements of %s', async (_who, isMember, execution) => {
    renderHome({ isMember });
    await screen.findByAltText(titleOfBanner);
    expect(queriesOf('getListAnnouncements')).toEqual([
      { types: 'B,PL,PU,PR', platform: 'W', execution },
    ]);
  });

  it('[BAN-03] leads to a page of the site by a link', async () => {
    withBanner({ linkageType: 'PAGE', link: '/promotions' });
    renderHome();
    const picture = await screen.findByAltText(titleOfBanner);
    expect(picture.closest('a')?.getAttribute('href')).toBe('/promotions');
  });

  it('opens an address outside in a window that knows nothing of this one', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    withBanner({ linkageType: 'URL', link: 'https://parlour.example/story' });
    renderHome();
    fireEvent.click(await screen.findByAltText(titleOfBanner));
    expect(open.mock.calls).toEqual([
      ['https://parlour.example/story', '_blank', 'noopener,noreferrer'],
    ]);
  });

  it('[BAN-03] asks before it leads to a host that the merchant has not named', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const link = 'https://prizes.elsewhere.example/spin';
    withBanner({ linkageType: 'URL', link });
    const { store } = renderHome();
    fireEvent.click(await screen.findByAltText(titleOfBanner));
    expect(store.getState().overlay.stack).toEqual([
      { name: 'leaving', href: link, host: 'prizes.elsewhere.example' },
    ]);
    expect(open).not.toHaveBeenCalled();
  });

  it('starts the game that it names', async () => {
    const game = sampleGame(4);
    server.use(answer('getGame', game));
    withBanner({ linkageType: 'GAME', link: String(game.nodeId) });
    const { store } = renderHome();
    fireEvent.click(await screen.findByAltText(titleOfBanner));
    await vi.waitFor(() =>
      expect(store.getState().session.interrupted).toMatchObject({
        type: launchRequested.type,
        payload: { nodeId: game.nodeId },
      }),
    );
  });

  it.each([
    ['no linkage', { linkageType: null, link: '/promotions' }],
    ['an unsafe address', { linkageType: 'URL', link: 'javascript:alert(1)' }],
  ] as const)('[BAN-03] with %s is a picture and nothing else', async (_what, changes) => {
    withBanner(changes);
    renderHome();
    const picture = await screen.findByAltText(titleOfBanner);
    expect(picture.closest('a, button')).toBeNull();
  });
});

describe('notices', () => {
  it('opens the notices at the one that was pressed', async () => {
    const { store } = renderHome();
    const second = ANNOUNCEMENTS.player[1];
    fireEvent.click(await screen.findByRole('button', { name: second?.title ?? '' }));
    expect(store.getState().overlay.stack.at(-1)).toEqual({
      name: 'notices',
      id: second?.id,
      at: '/',
    });
  });
});

describe('game rows', () => {
  it('[HOME-05] shows six new, the first six hot and six jackpot games', async () => {
    renderHome();
    expect(await cardsOf('New games')).toHaveLength(6);
    expect(await cardsOf('Hot games')).toEqual(
      HOT_GAMES.slice(0, 6).map(({ displayName }) => displayName),
    );
    expect(await cardsOf('Jackpot games')).toHaveLength(6);
    const page = { pageSize: '6', pageNo: '1', clientType: '3', language: 'EN' };
    for (const kind of [{ isNew: '1' }, { gameClassify: 'JP' }])
      expect(queriesOf('GCSGAME_gameList')).toContainEqual(
        expect.objectContaining({ ...page, ...kind }),
      );
  });

  it.each([
    ['New games', '/rng'],
    ['Hot games', '/hot'],
    ['Jackpot games', '/rng'],
  ])('[HOME-05] %s leads on to all of them', async (row, href) => {
    renderHome();
    const more = within(await region(row)).getByRole('link', { name: `More ${row}` });
    expect(more.getAttribute('href')).toBe(href);
  });

  it('asks to start the game whose card is pressed', async () => {
    const { store } = renderHome();
    const row = await region('New games');
    fireEvent.click(await within(row).findByRole('button', { name: 'Play Comet Orchard' }));
    const target = toLaunchTarget(sampleGame(1));
    expect(target).toMatchObject({ nodeId: 100_001, displayName: 'Comet Orchard' });
    await vi.waitFor(() =>
      expect(store.getState().session.interrupted).toEqual(launchRequested(target)),
    );
  });

  it('a heart that a member fills is kept at the gateway', async () => {
    const { nodeId, vassalage: vendor, gameType } = sampleGame(1);
    let asked: unknown;
    server.use(
      answer('getFavoriteGames', []),
      http.post('*/MCSFE_addFavoriteGameV2', async ({ request }) => {
        asked = await request.json();
        server.use(answer('getFavoriteGames', [nodeId]));
        return HttpResponse.json({ success: true, value: null, message: null, errorCode: null });
      }),
    );
    const { store } = renderHome({ isMember: true });
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
    const card = within(await region('New games'));
    const name = 'Add to favourites Comet Orchard';
    fireEvent.click(await card.findByRole('button', { name }));
    expect(await card.findByRole('button', { pressed: true })).toBeTruthy();
    await vi.waitFor(() => expect(asked).toEqual({ nodeId, vendor, gameType }));
  });
});
