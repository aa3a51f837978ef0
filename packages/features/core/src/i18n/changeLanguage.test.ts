// @vitest-environment happy-dom
import { baseApi } from '@parlour/gateway-openapi';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAccount } from '../session/loadAccount';
import { selectAccount } from '../session/session.selectors';
import { sessionOpened, sessionRestricted } from '../session/session.slice';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { askInLanguage } from './changeLanguage';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const info = (vipLabel: string) =>
  answer('getMemberInfo', { ...(exampleOf('getMemberInfo') as object), vipLabel });

function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token: 'a-token-of-a-session' }));
  return store;
}

describe('another language', () => {
  it('brings the rank of a member in its words', async () => {
    const store = begin();
    server.use(info('Silver'));
    await store.dispatch(loadAccount());
    server.use(info('Perak'));
    store.dispatch(askInLanguage());
    await expect.poll(() => selectAccount(store.getState())?.vipLabel).toBe('Perak');
  });

  it('asks for no account of a session that is held, which it would open', async () => {
    server.use(info('Silver'));
    const store = begin();
    store.dispatch(sessionRestricted());
    store.dispatch(askInLanguage());
    await import('../session/openTicket');
    await import('@parlour/gateway-openapi/member');
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(store.getState().session.status).toBe('restricted');
  });
});
