// @vitest-environment happy-dom
import { createStore, sessionEnded, sessionOpened } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { getMemberInfo } from '@parlour/gateway-openapi/member';
import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../../testing/server';
import { type SessionLengths, sessionHandlers } from '../../testing/sessionGateway';
import { watchEnd } from './watchEnd';

const MINUTE = 60_000;
const { server, sent } = mockGateway();
const sessionGateway = (lengths: SessionLengths = {}) => server.use(...sessionHandlers(lengths));

let stop = (): void => undefined;

async function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token: 'a-token' }));
  stop = watchEnd(store.dispatch);
  await pass(0);
  const shown = () => store.getState().overlay.stack[0];
  return { store, shown };
}

/** Advances the clock and lets answers arrive. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}
const asked = (path: string) => sent.filter((call) => call.path === path).length;

// The client loads a chunk with the first call of a kind, and fake timers do not wait for that.
beforeAll(async () => {
  server.use(answer('getMemberInfo'));
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  await store.dispatch(getMemberInfo.initiate(undefined, { subscribe: false }));
  sent.length = 0;
});
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => stop());

const endingBy = (left: 'idleSecondsLeft' | 'absoluteSecondsLeft') => ({
  sessionId: 'se-1',
  idleSecondsLeft: 1800,
  absoluteSecondsLeft: 9000,
  warningSeconds: 120,
  serverTime: new Date().toISOString(),
  [left]: 100,
});

describe('the end of a session', () => {
  it('is spoken of two minutes before, and learnt of when it comes', async () => {
    sessionGateway();
    const { store, shown } = await begin();
    await pass(28 * MINUTE - 1000);
    expect(shown()).toBeUndefined();
    await pass(1000);
    expect(shown()).toEqual({
      name: 'sessionEnding',
      endsAt: Date.now() + 2 * MINUTE,
      canStay: true,
    });
    await pass(2 * MINUTE);
    expect(store.getState().session.status).not.toBe('guest');
    await pass(1000);
    expect(store.getState().session).toMatchObject({ status: 'guest', hasExpired: true });
    expect(asked('/wps/session')).toBe(3);
    expect(asked('/wps/session/loginInfo')).toBe(0);
  });

  it('[SP-09] [R26] is spoken of as long before as the policy says', async () => {
    sessionGateway({ warningSeconds: 300 });
    const { shown } = await begin();
    await pass(25 * MINUTE - 1000);
    expect(shown()).toBeUndefined();
    await pass(1000);
    expect(shown()).toMatchObject({ name: 'sessionEnding', endsAt: Date.now() + 5 * MINUTE });
  });

  it('is put off without a word for somebody who is at work in a tab that is seen', async () => {
    sessionGateway();
    const { shown } = await begin();
    await pass(27 * MINUTE);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await pass(MINUTE);
    expect(shown()).toBeUndefined();
    expect(asked('/wps/session/loginInfo')).toBe(1);
    await pass(28 * MINUTE);
    expect(shown()).toMatchObject({ name: 'sessionEnding' });
  });

  it('is not put off by what goes on in a tab that nobody sees', async () => {
    sessionGateway();
    const { shown } = await begin();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(27 * MINUTE);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await pass(MINUTE);
    expect(shown()).toMatchObject({ name: 'sessionEnding' });
    expect(asked('/wps/session/loginInfo')).toBe(0);
  });

  it('of a session that is short anyway is spoken of in its second half, and asked about no more often', async () => {
    sessionGateway({ idleMinutes: 1 });
    const { shown } = await begin();
    for (let second = 0; second < 120; second += 1) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      await pass(1000);
    }
    expect(shown()).toBeUndefined();
    expect(asked('/wps/session')).toBeLessThan(12);
    expect(asked('/wps/session/loginInfo')).toBe(4);
  });

  it('can not be put off at the longest time of a session', async () => {
    sessionGateway({ hours: 0.25 });
    const { shown } = await begin();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await pass(13 * MINUTE);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(shown()).toMatchObject({ name: 'sessionEnding', canStay: false });
  });

  it('is spoken of where the clock of the device was set back since somebody was at work', async () => {
    sessionGateway();
    const { shown } = await begin();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    server.use(answer('getSession', endingBy('idleSecondsLeft')));
    await pass(28 * MINUTE);
    expect(shown()).toMatchObject({ name: 'sessionEnding' });
  });

  it('is looked at again by a tab that has slept', async () => {
    sessionGateway();
    const { store } = await begin();
    vi.setSystemTime(Date.now() + 31 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(store.getState().session.hasExpired).toBe(true);
  });

  it('is asked for again where no answer came', async () => {
    server.use(disconnect('getSession'));
    const { shown } = await begin();
    await pass(MINUTE);
    expect(shown()).toBeUndefined();
    server.use(answer('getSession', endingBy('absoluteSecondsLeft')));
    await pass(MINUTE);
    expect(shown()).toMatchObject({ name: 'sessionEnding' });
  });

  it('is not asked for once the session is left', async () => {
    sessionGateway();
    const { store, shown } = await begin();
    await pass(28 * MINUTE);
    stop();
    expect(shown()).toBeUndefined();
    store.dispatch(sessionEnded({ reason: 'logout' }));
    const before = sent.length;
    await pass(60 * MINUTE);
    expect(sent).toHaveLength(before);
  });

  it('is none where the gateway does not know the session any more', async () => {
    server.use(refuse('getSession', { status: 401, code: 'NOT_LOGGED_IN', message: 'No' }));
    const { store } = await begin();
    expect(store.getState().session.hasExpired).toBe(true);
  });
});
