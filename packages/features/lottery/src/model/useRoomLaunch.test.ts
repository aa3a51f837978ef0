// @vitest-environment happy-dom
import { statusQuery, useCoreDispatch } from '@parlour/feature-core';
import { FeatureProviders } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAME_HOST, launchAt, statusWithHost } from '../testing/fixtures';
import { useRoomLaunch } from './useRoomLaunch';

const server = setupServer(
  answer('getSystemStatus', statusWithHost()),
  answer('launchGame', launchAt(`${GAME_HOST}/play#launch=a`)),
);
let launches = 0;
server.events.on('request:start', ({ request }) => {
  if (new URL(request.url).pathname.endsWith('/launchGame')) launches += 1;
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  launches = 0;
});
afterAll(() => server.close());

/** A lottery is opened, in a site that watches the status. */
const enter = () =>
  renderHook(
    () => ({
      status: useGetSystemStatusQuery(statusQuery()).data,
      dispatch: useCoreDispatch(),
      ...useRoomLaunch({ nodeId: 7, gameCode: 'vn-0', prizeMode: 'ELOTT' }),
    }),
    { wrapper: FeatureProviders },
  );

describe('the launch of a lottery', () => {
  it('leaves a lottery in play alone when the connection comes back', async () => {
    const { result } = enter();
    const open = { status: 'open', src: `${GAME_HOST}/play#launch=a` };
    await waitFor(() => expect(result.current.launch).toEqual(open));
    const status = statusWithHost();
    const more = { ...status, info: { ...status.info, launchGameCDNs: [GAME_HOST, GAME_HOST] } };
    server.use(answer('getSystemStatus', more));
    act(() => {
      result.current.dispatch(baseApi.internalActions.onOffline());
      result.current.dispatch(baseApi.internalActions.onOnline());
      window.dispatchEvent(new Event('online'));
    });
    // All subscribed queries are refetched together: once the status is, the others are too.
    await waitFor(() => expect(result.current.status?.info.launchGameCDNs).toHaveLength(2));
    expect(result.current.launch).toEqual(open);
    expect(launches).toBe(1);
  });

  it('waits while offline, and opens with the connection', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = enter();
    expect(result.current.launch).toMatchObject({ status: 'failed', reason: 'offline' });
    expect(launches).toBe(0);
    isOnline.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
  });

  it('says that the hosts of games are not known, and asks for them at another try', async () => {
    server.use(
      refuse('getSystemStatus', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
    );
    const { result } = enter();
    await waitFor(() =>
      expect(result.current.launch).toMatchObject({
        status: 'failed',
        reason: 'refused',
        message: 'Wait.',
      }),
    );
    server.use(answer('getSystemStatus', statusWithHost()));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    expect(launches).toBe(2);
  });

  it('hands over that a trial user may not play', async () => {
    server.use(refuse('launchGame', { status: 403, code: 'TRIAL_NOT_ALLOWED', message: '' }));
    const { result } = enter();
    await waitFor(() =>
      expect(result.current.launch).toMatchObject({
        status: 'failed',
        reason: 'trial',
        message: null,
      }),
    );
  });
});
