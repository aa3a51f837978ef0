// @vitest-environment happy-dom
import {
  accountLoaded,
  clearSessionStorage,
  createStore,
  restoreSession,
  selectExecution,
  sessionOpened,
  writeStored,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handle } from './persistFirstLogin';

const TOKEN = 'a-token-of-a-session';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(answer('getMemberInfo')));
afterEach(() => {
  server.resetHandlers();
  writeStored('firstLogin', null);
});
afterAll(() => server.close());

const begin = () => createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });

function logIn(isFirstLogin: boolean): void {
  const { dispatch, getState } = begin();
  const opened = sessionOpened({ token: TOKEN, isFirstLogin });
  dispatch(opened);
  handle(opened, dispatch, getState);
}

/** Reloads the page with the session of the tab; returns whose pop-ups it shows. */
function reload() {
  const { dispatch, getState } = begin();
  void dispatch(restoreSession({ token: TOKEN, ticket: null }));
  dispatch(accountLoaded(SAMPLE_ACCOUNT));
  return selectExecution(getState());
}

describe('the first login of an account', () => {
  it('[ANN-02] is one after a reload as well, until the session ends', () => {
    logIn(true);
    expect(reload()).toBe('F');
    expect(reload()).toBe('F');
    clearSessionStorage();
    expect(reload()).toBe('A');
  });

  it('is not that of who logs in after it in the same tab', () => {
    logIn(true);
    logIn(false);
    expect(reload()).toBe('A');
  });

  it('is none for who has been there before', () => {
    logIn(false);
    expect(reload()).toBe('A');
  });
});
