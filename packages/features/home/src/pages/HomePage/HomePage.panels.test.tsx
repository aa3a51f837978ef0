import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { HOME_PATHS } from '../../index';
import { WINNERS } from '../../testing/fixtures';
import { statusWithApps } from '../../testing/handlers';
import { mockHome, renderHome } from '../../testing/renderHome';

const { server, queriesOf } = mockHome();
const ANDROID = 'https://parlour.example/app/android';
const apps = () => screen.findByRole('region', { name: 'Parlour Demo on your phone' });

describe('routes', () => {
  it('[RT-01] shows the home page at all its addresses', async () => {
    expect(HOME_PATHS).toEqual(['/', '/index', '/index.html', '/home']);
  });
});

describe('apps', () => {
  it('[HOME-06] has a code of 80 px without margin for each app', async () => {
    renderHome();
    const codes = await within(await apps()).findAllByRole('img');
    expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
      'QR code of the Android app',
      'QR code of the app for iPhone and iPad',
    ]);
    const drawing = codes[0]?.querySelector('svg');
    expect(drawing?.getAttribute('width')).toBe('80');
    // The path of the corner badge begins in the corner.
    expect(drawing?.innerHTML).toContain('M0,0');
  });

  it('leaves out the app that is not there', async () => {
    server.use(statusWithApps({ ANDROID }));
    renderHome();
    const region = await apps();
    expect(await within(region).findAllByRole('img')).toHaveLength(1);
    expect(within(region).queryByRole('link', { name: 'iPhone and iPad' })).toBeNull();
  });

  it('[HOME-06] makes whole addresses of paths', async () => {
    server.use(statusWithApps({ ANDROID: '/app/android' }));
    renderHome();
    const link = await within(await apps()).findByRole('link', { name: 'Android' });
    expect(link.getAttribute('href')).toBe(`${window.location.origin}/app/android`);
  });

  it.each([
    ['without apps', {}],
    ['with an address that is not safe', { IOS: 'javascript:alert(1)' }],
  ])('[HOME-06] %s has no such section', async (_what, addresses) => {
    server.use(statusWithApps(addresses));
    const { store } = renderHome();
    await expect
      .poll(() => Object.values(store.getState().gateway.queries).map((query) => query?.status))
      .toContain('fulfilled');
    await expect
      .poll(() => screen.queryByRole('region', { name: 'Parlour Demo on your phone' }))
      .toBeNull();
  });
});

describe('winners', () => {
  it('[HOME-07] drops the decimals and sets thousands apart', async () => {
    server.use(
      answer('getRankList', [
        { vo: { ...WINNERS[0]?.vo, winAmount: '1234567.99' } },
        { vo: { ...WINNERS[1]?.vo, winAmount: '999.50' } },
      ]),
    );
    renderHome();
    const board = await screen.findByRole('region', { name: 'Winners' });
    const rows = await within(board).findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/1,234,567$/);
    expect(rows[1]?.textContent).toMatch(/999$/);
  });

  it('[HOME-07] asks for the 20 leaders of all categories on a page of 42', async () => {
    renderHome();
    const board = await screen.findByRole('region', { name: 'Winners' });
    await within(board).findAllByRole('listitem');
    expect(queriesOf('getRankList')).toEqual([
      { gameCategory: 'ALL', language: 'EN', limitNum: '20', pageSize: '42' },
    ]);
  });
});

it('[CACHE-01] winners are asked for anew when somebody wants it', async () => {
  renderHome();
  const rows = async () => {
    const board = await screen.findByRole('region', { name: 'Winners' });
    return (await within(board).findAllByRole('listitem')).length;
  };
  expect(await rows()).toBe(WINNERS.length);
  server.use(answer('getRankList', WINNERS.slice(0, 1)));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh winners' }));
  await expect.poll(rows).toBe(1);
});

describe('jackpot', () => {
  it('says of a simulated figure that it is one', async () => {
    renderHome();
    const figure = await screen.findByRole('img', { name: /^Jackpot/ });
    const note = figure.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent).toMatch(/illustration/);
    expect(queriesOf('/games/jackpot')).toEqual([]);
  });

  it('shows the figure of a feed as it is, with its time', async () => {
    const { amount, asOf } = exampleOf('getJackpotFeed') as { amount: string; asOf: string };
    renderHome({ merchant: { jackpot: { source: 'feed', url: '/wps/games/jackpot' } } });
    const written = new Intl.NumberFormat('en').format(amount as `${number}`);
    expect(await screen.findByRole('img', { name: `Jackpot ${written}` })).toBeTruthy();
    expect(document.querySelector(`time[datetime="${asOf}"]`)?.textContent).toMatch(/^USD, as of /);
  });

  it('[R27] is asked for again each minute, and shows a smaller figure once it was won', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const feed = exampleOf('getJackpotFeed') as object;
    server.use(answer('getJackpotFeed', { ...feed, amount: '900.00' }));
    renderHome({ merchant: { jackpot: { source: 'feed', url: '/wps/games/jackpot' } } });
    expect(await screen.findByRole('img', { name: 'Jackpot 900.00' })).toBeTruthy();
    server.use(answer('getJackpotFeed', { ...feed, amount: '12.50' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('img', { name: 'Jackpot 12.50' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('asks another server without a word about the session', async () => {
    const url = 'https://feeds.example/jackpot.json';
    const asked: Request[] = [];
    server.use(
      http.get(url, ({ request }) => {
        asked.push(request);
        const feed = { amount: '4120318.75', currency: 'EUR', asOf: '2026-05-14T12:30:00Z' };
        return HttpResponse.json(feed);
      }),
    );
    renderHome({ merchant: { jackpot: { source: 'feed', url } } });
    expect(await screen.findByRole('img', { name: 'Jackpot 4,120,318.75' })).toBeTruthy();
    expect(screen.getByText(/^EUR, as of /)).toBeTruthy();
    const [request] = asked;
    expect(request?.credentials).toBe('omit');
    for (const name of ['Authorization', 'Merchant'])
      expect(request?.headers.has(name)).toBe(false);
    expect(queriesOf('/games/jackpot')).toEqual([]);
  });

  it.each([
    ['no figure', { amount: 'much', currency: 'EUR', asOf: '2026-05-14T12:30:00Z' }],
    ['no time', { amount: '1.00', currency: 'EUR' }],
  ])('shows no figure where the answer has %s', async (_what, answered) => {
    const url = 'https://feeds.example/jackpot.json';
    server.use(http.get(url, () => HttpResponse.json(answered)));
    renderHome({ merchant: { jackpot: { source: 'feed', url } } });
    expect(await screen.findByText('The jackpot could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Jackpot/ })).toBeNull();
  });
});
