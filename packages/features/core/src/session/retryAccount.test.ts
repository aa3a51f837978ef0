// @vitest-environment happy-dom
import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { loadAccount, retryAccount } from './loadAccount';
import { sessionOpened, sessionRestricted } from './session.slice';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const BUSY = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Later, please.' } as const;
const GONE = { status: 401, code: 'NOT_LOGGED_IN', message: 'No' } as const;

function newSession(token = 'a-token') {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token }));
  return store;
}
const sessionOf = ({ getState }: ReturnType<typeof newSession>) => getState().session;

describe('[LOGIN-09] an account that could not be looked up', () => {
  it.each([
    ['no line', disconnect('getMemberInfo'), { kind: 'network' }],
    ['a gateway that is busy', refuse('getMemberInfo', BUSY), { kind: 'refused', status: 429 }],
  ])('leaves the session open: %s', async (_case, handler, error) => {
    server.use(handler);
    const store = newSession();
    expect(await store.dispatch(loadAccount())).toBe(false);
    expect(sessionOf(store)).toMatchObject({ status: 'failed', token: 'a-token', error });
  });

  it('goes on at the next try with what waited for it, once', async () => {
    server.use(disconnect('getMemberInfo'));
    const store = newSession();
    const next = vi.fn();
    await store.dispatch(loadAccount(next));
    server.use(answer('getMemberInfo'));
    await Promise.all([store.dispatch(retryAccount()), store.dispatch(retryAccount())]);
    expect(sessionOf(store)).toMatchObject({ status: 'member', error: null });
    expect(next).toHaveBeenCalledOnce();
  });

  it('keeps nothing for the session of somebody else', async () => {
    server.use(disconnect('getMemberInfo'));
    const next = vi.fn();
    await newSession().dispatch(loadAccount(next));
    const other = newSession('another-token');
    await other.dispatch(loadAccount());
    server.use(answer('getMemberInfo'));
    await other.dispatch(retryAccount());
    expect(sessionOf(other).status).toBe('member');
    expect(next).not.toHaveBeenCalled();
  });

  it('ends a session whose token the gateway does not take', async () => {
    server.use(disconnect('getMemberInfo'));
    const store = newSession();
    await store.dispatch(loadAccount());
    server.use(refuse('getMemberInfo', GONE));
    await store.dispatch(retryAccount());
    expect(sessionOf(store)).toMatchObject({ status: 'guest', token: null, error: null });
  });

  it('says nothing of a session that is held, whose password is asked for', async () => {
    server.use(disconnect('getMemberInfo'));
    const store = newSession();
    store.dispatch(sessionRestricted());
    await store.dispatch(loadAccount());
    expect(sessionOf(store)).toMatchObject({ status: 'restricted', error: null });
  });
});
