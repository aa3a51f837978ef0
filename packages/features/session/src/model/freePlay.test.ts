// @vitest-environment happy-dom
import {
  actionInterrupted,
  createStore,
  selectInterrupted,
  selectIsLoggedIn,
  selectIsTrial,
} from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { playFree, readSystem } from './freePlay';

const { server, sent } = mockGateway(answer('freePlayLogin'));
const member = exampleOf('getMemberInfo') as object;

function begin() {
  server.use(answer('getMemberInfo', { ...member, type: 4 }));
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const goTo = vi.fn<(path: string) => void>();
  return { store, goTo, play: () => store.dispatch(playFree({ goTo })) };
}

beforeEach(() => sessionStorage.clear());

describe('playFree', () => {
  it('[LOGIN-16] opens the session of a trial user and goes home', async () => {
    const { store, goTo, play } = begin();
    expect(await play()).toEqual({ isLoggedIn: true });
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(selectIsTrial(store.getState())).toBe(true);
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('[LOGIN-16] sends system, platform W and another random text each time, as version 3', async () => {
    const versions: (string | null)[] = [];
    server.use(
      http.post('*/wps/session/login/freeplay', ({ request }) => {
        versions.push(request.headers.get('x-gateway-version'));
        return undefined;
      }),
    );
    const { play } = begin();
    await play();
    await play();
    const bodies = sent
      .filter(({ path }) => path === '/wps/session/login/freeplay')
      .map(({ body }) => JSON.parse(body) as { os: string; platform: string; encryption: string });
    expect(versions).toEqual(['3', '3']);
    expect(bodies.map(({ platform }) => platform)).toEqual(['W', 'W']);
    expect(bodies.every(({ os }) => os !== '')).toBe(true);
    expect(new Set(bodies.map(({ encryption }) => encryption)).size).toBe(2);
  });

  it('[LOGIN-16] stays a guest where the merchant has it off', async () => {
    const refusal = { status: 403, code: 'FEATURE_OFF', message: 'Off' } as const;
    server.use(refuse('freePlayLogin', refusal));
    const { store, play } = begin();
    expect(await play()).toMatchObject({ isLoggedIn: false, error: { code: 'FEATURE_OFF' } });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('[LOGIN-18] does not go on with what asked for an account', async () => {
    const { store, play } = begin();
    store.dispatch(actionInterrupted({ type: 'lobby/launchRequested' }));
    await play();
    expect(selectInterrupted(store.getState())).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel)', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac OS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['something', 'other'],
  ])('reads of %s: %s', (userAgent, system) => {
    expect(readSystem(userAgent)).toBe(system);
  });
});
