// @vitest-environment happy-dom
import { noteGame, statusQuery } from '@parlour/feature-core';
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GAME_HOST, launchAt, sampleGame, statusWithHosts } from '../testing/fixtures';
import { mockGateway, newStore, renderOnStore } from '../testing/server';
import type { LaunchWhat } from './launchWhat';
import { useLaunch } from './useLaunch';

const HERE = window.location.origin;
const GATEWAY = 'https://gateway.example';
const { server, queriesOf } = mockGateway(
  answer('getSystemStatus', statusWithHosts([GAME_HOST, HERE, 'not an address'])),
  answer('launchGame', launchAt(`${GAME_HOST}/play#launch=a`)),
  answer('getGame', sampleGame(7, { gameType: 'FISH' })),
);

async function open(what: LaunchWhat | null = { kind: 'game', nodeId: 7 }) {
  noteGame({ nodeId: 7, gameType: 'FISH', displayName: 'Koi Pond' });
  const store = newStore(GATEWAY);
  await store.dispatch(getSystemStatus.initiate(statusQuery()));
  return renderOnStore((asked: LaunchWhat | null) => useLaunch(asked), what, store);
}

describe('useLaunch', () => {
  it('[LAUNCH-05] asks for an address with device, way back and language, and opens it', async () => {
    const { result } = await open();
    expect(result.current.launch).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current.launch).toEqual({
        status: 'open',
        src: `${GAME_HOST}/play#launch=a`,
      }),
    );
    expect(queriesOf('launchGame')).toEqual([
      { nodeId: '7', device: 'WEB', backUrl: `${HERE}/fish`, language: 'EN' },
    ]);
  });

  it('asks for an address at once where the type of a game is not known yet', async () => {
    server.use(hang('getGame'));
    const { result } = await open({ kind: 'game', nodeId: 8 });
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    expect(queriesOf('launchGame')).toMatchObject([{ nodeId: '8', backUrl: `${HERE}/` }]);
  });

  it('opens a game that the gateway itself serves', async () => {
    server.use(answer('launchGame', launchAt(`${GATEWAY}/play#launch=b`)));
    const { result } = await open();
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
  });

  it.each([
    ['the own origin, though the gateway names it', `${HERE}/play`],
    ['a host that was not named', 'https://elsewhere.example/play'],
  ])('frames no game from %s', async (_, gameUrl) => {
    server.use(answer('launchGame', launchAt(gameUrl)));
    const { result } = await open();
    await waitFor(() =>
      expect(result.current.launch).toEqual({ status: 'failed', reason: 'frame', message: null }),
    );
  });

  it('hands over why the gateway refused', async () => {
    server.use(
      refuse('launchGame', {
        status: 503,
        code: 'GAME_MAINTENANCE',
        message: 'Closed until five.',
      }),
    );
    const { result } = await open();
    await waitFor(() =>
      expect(result.current.launch).toMatchObject({
        status: 'failed',
        reason: 'maintenance',
        message: 'Closed until five.',
      }),
    );
  });

  it('asks for a fresh address at every try, and never twice for one', async () => {
    server.use(disconnect('launchGame'));
    const { result } = await open();
    await waitFor(() =>
      expect(result.current.launch).toMatchObject({
        status: 'failed',
        reason: 'network',
        message: null,
      }),
    );
    expect(queriesOf('launchGame')).toHaveLength(1);
    server.resetHandlers();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    server.use(answer('launchGame', launchAt(`${GAME_HOST}/play#launch=c`)));
    act(() => result.current.retry());
    await waitFor(() =>
      expect(result.current.launch).toEqual({ status: 'open', src: `${GAME_HOST}/play#launch=c` }),
    );
    expect(queriesOf('launchGame')).toHaveLength(3);
  });

  it('asks for nothing where no game is named', async () => {
    const { result } = await open(null);
    expect(result.current.launch).toMatchObject({ status: 'failed', reason: 'unknown' });
    act(() => result.current.retry());
    expect(queriesOf('launchGame')).toEqual([]);
  });

  it.each<[string, LaunchWhat, string, object]>([
    [
      '[LAUNCH-04] the lobby of a vendor',
      { kind: 'vendor', vassalage: 'MZN', gameType: 'LIVE' },
      'launchGame',
      { vassalage: 'MZN', gameType: 'LIVE', backUrl: `${HERE}/live` },
    ],
    [
      '[LOB-09] a free trial',
      { kind: 'freePlay', nodeId: 7 },
      'launchFreePlay',
      { nodeId: '7', backUrl: `${HERE}/fish` },
    ],
    [
      'the sports vendor FB',
      { kind: 'fbSports' },
      'GCS_gameLaunchFB',
      { backUrl: `${HERE}/sports` },
    ],
  ])('%s is asked for by its own call', async (_, what, operation, query) => {
    server.use(
      answer('launchFreePlay', launchAt(`${GAME_HOST}/play#launch=a`)),
      answer('launchFbSports', launchAt(`${GAME_HOST}/play#launch=a`)),
    );
    const { result } = await open(what);
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    expect(queriesOf(operation)).toEqual([{ ...query, device: 'WEB', language: 'EN' }]);
  });

  it('waits without a call while offline, and opens once the connection is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = await open();
    expect(result.current.launch).toMatchObject({ status: 'failed', reason: 'offline' });
    expect(queriesOf('launchGame')).toEqual([]);
    isOnline.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    isOnline.mockRestore();
  });

  it('takes the game away where its frame has failed, and asks anew when wanted', async () => {
    const { result } = await open();
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    act(() => result.current.fail('spent'));
    expect(result.current.launch).toMatchObject({ status: 'failed', reason: 'spent' });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    expect(queriesOf('launchGame')).toHaveLength(2);
  });
});
