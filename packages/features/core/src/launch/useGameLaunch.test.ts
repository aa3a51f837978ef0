// @vitest-environment happy-dom
import type { GatewayError } from '@parlour/gateway-openapi';
import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usePlaySession } from '../play/usePlaySession';
import { FeatureProviders } from '../testing/withFeatureProviders';
import { type AskLaunch, useGameLaunch } from './useGameLaunch';

const HOST = 'https://games.example';
const status = exampleOf('getSystemStatus') as { info: object };
const known = answer('getSystemStatus', {
  ...status,
  info: { ...status.info, launchGameCDNs: [HOST] },
});
const server = setupServer(known);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Launches again and again: `errors` first, then addresses, each once. */
function asking(...errors: GatewayError[]): AskLaunch {
  let asked = 0;
  return () => {
    const error = errors[asked];
    asked += 1;
    return Promise.resolve(
      error === undefined ? { launch: { gameUrl: `${HOST}/play#${String(asked)}` } } : { error },
    );
  };
}

function open(...errors: GatewayError[]) {
  const ask = asking(...errors);
  return renderHook(() => useGameLaunch(ask), { wrapper: FeatureProviders }).result;
}

const Member = ({ children }: { children: ReactNode }) =>
  FeatureProviders({ visitor: 'member', children });

describe('the launch of a game', () => {
  it('says that the hosts of games are not known, and asks for them at another try', async () => {
    server.use(refuse('getSystemStatus', { status: 429, code: 'TOO_MANY_REQUESTS', message: '' }));
    const result = open();
    await waitFor(() =>
      expect(result.current.launch).toMatchObject({
        status: 'failed',
        reason: 'refused',
        message: null,
        error: { status: 429, code: 'TOO_MANY_REQUESTS' },
      }),
    );
    server.use(known);
    act(() => result.current.retry());
    expect(result.current.launch).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current.launch).toEqual({ status: 'open', src: `${HOST}/play#2` }),
    );
  });

  it('opens by itself when the line over which nothing came is back', async () => {
    const result = open({ kind: 'network' });
    await waitFor(() => expect(result.current.launch).toMatchObject({ reason: 'network' }));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
  });

  it('[F4] does not blame the line for an answer that cannot be read', async () => {
    const error = { kind: 'malformed' } as const;
    const result = open(error);
    const launch = { status: 'failed', reason: 'system', message: null, error };
    await waitFor(() => expect(result.current.launch).toEqual(launch));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(result.current.launch).toEqual(launch);
  });

  it('leaves a game in play alone when the line is back', async () => {
    const result = open();
    await waitFor(() => expect(result.current.launch.status).toBe('open'));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(result.current.launch).toEqual({ status: 'open', src: `${HOST}/play#1` });
  });

  it('waits for another try where the gateway refused', async () => {
    const message = 'Not now.';
    const details = { retryAfterSeconds: 5 };
    const refused = { kind: 'refused', status: 409, code: 'STATE_CONFLICT' } as const;
    const error = { ...refused, message, details };
    const result = open(error);
    // With what it was refused by: whoever offers another try holds it for so long.
    const launch = { status: 'failed', reason: 'refused', message, error };
    await waitFor(() => expect(result.current.launch).toEqual(launch));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(result.current.launch).toEqual(launch);
  });

  it('[SP-06] waits for the answer to a reality check, and opens by itself then', async () => {
    const session = exampleOf('getPlaySession') as PlaySession;
    const check = { ...session.realityCheck, dueAt: session.now };
    const due = { ...session, realityCheck: { ...check, isDue: true } };
    server.use(answer('getPlaySession', due));
    const code = 'REALITY_CHECK_DUE';
    const error = { kind: 'refused', status: 409, code, message: '', details: {} } as const;
    const ask = asking(error);
    const { result } = renderHook(() => ({ play: usePlaySession(), ...useGameLaunch(ask) }), {
      wrapper: Member,
    });
    await waitFor(() => expect(result.current.play?.isCheckOpen).toBe(true));
    expect(result.current.launch).toEqual({ status: 'loading' });
    server.use(answer('getPlaySession', { ...due, realityCheck: { ...check, isDue: false } }));
    act(() => result.current.play?.refetch());
    await waitFor(() =>
      expect(result.current.launch).toEqual({ status: 'open', src: `${HOST}/play#2` }),
    );
  });
});
