// @vitest-environment happy-dom
import { statusQuery } from '@parlour/feature-core';
import { FeatureProviders } from '@parlour/feature-core/testing';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { answer, hang, refuse } from '@parlour/gateway-openapi/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createElement, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAME_HOST } from '../testing/fixtures';
import { hangMenu, lotteries, menus } from '../testing/handlers';
import { roomAt } from './lotteryMenu';
import { useRoom } from './useRoom';

const server = setupServer(...lotteries(menus(['LOTT', 'ZY', 'ELOTT', 'SEA'])).msw.handlers);
const launches: Record<string, string>[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/launchGame')) launches.push(Object.fromEntries(searchParams));
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  launches.length = 0;
});
afterAll(() => server.close());

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(FeatureProviders, { visitor: 'member', children });

const enter = (path: string, gameCode: string | null, vassalage: string | null = null) =>
  renderHook(
    () => {
      useGetSystemStatusQuery(statusQuery());
      return useRoom(roomAt(path, vassalage), gameCode);
    },
    { wrapper },
  ).result;

const OPEN = { status: 'open', src: `${GAME_HOST}/play#launch=story` };

describe('a room of lotteries', () => {
  it.each([
    ['LOTT', '/lottery', 'lottery-0', 'ELOTT'],
    // The menus of the samples are numbered in tens, in the order of the prize modes.
    ['another vendor', '/lottery', 'lottery-10', 'ZY'],
    ['the sea', '/seaLottery', 'lottery-30', 'SEA'],
    ['Vietnam', '/vnLottery', 'vn-0', 'ELOTT'],
  ])('[LAUNCH-05] [LAUNCH-07] launches a lottery of %s as one', async (_, path, gameCode, mode) => {
    const result = enter(path, gameCode);
    await waitFor(() => expect(result.current.launch).toEqual(OPEN));
    expect(launches).toHaveLength(1);
    expect(launches[0]).toMatchObject({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: mode,
      lottoGameCode: gameCode,
      lottoView: 'betting',
    });
  });

  it('[LAUNCH-05] opens the lobby of another vendor in the prize mode of its lotteries', async () => {
    const result = enter('/lottery', null, 'BRL');
    await waitFor(() => expect(result.current.launch).toEqual(OPEN));
    expect(launches).toHaveLength(1);
    expect(launches[0]).toMatchObject({
      vassalage: 'BRL',
      lottoPrizeMode: 'ZY',
      lottoView: 'lobby',
    });
  });

  it('knows no lobby of a vendor that has no lotteries', async () => {
    const result = enter('/lottery', null, 'AMB');
    await waitFor(() => expect(result.current.launch).toMatchObject({ reason: 'unknown' }));
    expect(launches).toEqual([]);
  });

  it('plays what one menu knows while another hangs', async () => {
    server.use(hangMenu('ZY'));
    const result = enter('/lottery', 'lottery-0');
    await waitFor(() => expect(result.current.launch).toEqual(OPEN));
  });

  it('calls no lottery unknown that a menu may have which did not come', async () => {
    server.use(
      refuse('getGameMenus', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
    );
    const result = enter('/lottery', 'lottery-10');
    await waitFor(() =>
      expect(result.current.launch).toEqual({
        status: 'failed',
        reason: 'network',
        message: 'Wait.',
      }),
    );
  });

  it('waits for the categories where the prize mode depends on them', () => {
    server.use(
      hang('getGameVendors'),
      answer('getGameMenus', { prizeMode: 'LOTT', gameMenus: [] }),
    );
    expect(enter('/vnLottery', 'vn-0').current.launch).toEqual({ status: 'loading' });
    expect(launches).toEqual([]);
  });
});
