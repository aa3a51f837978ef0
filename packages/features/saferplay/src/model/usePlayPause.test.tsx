import {
  accountLoaded,
  selectIsPaused,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { FeatureProviders, SAMPLE_ACCOUNT } from '@parlour/feature-core/testing';
import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ON_BREAK, pausedBy } from '../testing/pauses';
import { usePlayPause } from './usePlayPause';

const server = setupServer();
let asked: string[] = [];
server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
const isAccountAsked = () => asked.some((path) => path.endsWith('/member/info'));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  asked = [];
});
afterAll(() => server.close());

/** The page of somebody whose account was loaded during a break; `current` is what holds by now. */
function open(current: PlayPause | null) {
  const info = { ...(exampleOf('getMemberInfo') as object), playPause: null };
  server.use(...pausedBy(current).msw.handlers, answer('getMemberInfo', info));
  const { result } = renderHook(
    () => ({
      dispatch: useCoreDispatch(),
      isPaused: useCoreSelector(selectIsPaused),
      ...usePlayPause(),
    }),
    {
      wrapper: ({ children }) => <FeatureProviders visitor="member">{children}</FeatureProviders>,
    },
  );
  act(() => {
    result.current.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isPaused: true }));
  });
  expect(result.current.isPaused).toBe(true);
  return result;
}

describe('[SP-07] the page of breaks in a tab that stayed open', () => {
  it('lets games start again once the break is over', async () => {
    const page = open(null);
    await waitFor(() => expect(page.current.isPaused).toBe(false));
    expect(page.current.state.status).toBe('ready');
  });

  it('leaves the account alone while the break holds', async () => {
    const page = open(ON_BREAK);
    await waitFor(() => expect(page.current.state.status).toBe('ready'));
    expect(page.current.isPaused).toBe(true);
    expect(isAccountAsked()).toBe(false);
  });
});
