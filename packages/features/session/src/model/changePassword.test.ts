// @vitest-environment happy-dom
import {
  type Account,
  accountLoaded,
  actionInterrupted,
  createStore,
  overlayOpened,
  restrictSession,
  selectAccount,
  selectHasJustLoggedIn,
  selectSessionStatus,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';
import { eachAction, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { changePassword, finishChange } from './changePassword';
import { knownPassword } from './knownPassword';
import { readCookie, writeCookie } from './remember/cookies';
import { PASSWORD_COOKIE, REMEMBER_COOKIES } from './remember/names';

const { server, sent } = mockGateway(answer('changePassword'));
const change = {
  oldPassword: 'Parlour#2024',
  newPassword: 'Quiet-Harbour-9',
  confirmNewPassword: 'Quiet-Harbour-9',
};
const wanted = { type: 'lobby/launchRequested', payload: { nodeId: 7 } };
const member: Account = {
  id: 'm-1',
  customerId: '1',
  account: 'member1',
  nickname: 'member1',
  currencySymbol: '$',
  vipLabel: null,
  isTrial: false,
  isAgent: false,
  isPaused: false,
};

function begin() {
  const done: string[] = [];
  const store = createStore({
    merchant: SAMPLE_MERCHANT,
    readLanguage: () => 'en',
    addEffects: eachAction((action) => {
      done.push(action.type);
    }),
  });
  store.dispatch(sessionOpened({ token: 'old-token' }));
  const goTo = vi.fn<(path: string) => void>();
  return {
    store,
    goTo,
    count: (type: string) => done.filter((it) => it === type).length,
    finish: () => store.dispatch(finishChange({ goTo })),
  };
}

/** A session that is restricted right after the login. */
function beginHeld() {
  const begun = begin();
  begun.store.dispatch(restrictSession());
  return begun;
}

const paths = () => sent.map(({ path }) => path);

beforeEach(() => {
  sessionStorage.clear();
  knownPassword.forget();
});

describe('changePassword', () => {
  it('sends all three sealed and keeps none in the store', async () => {
    const { store } = begin();
    expect(await store.dispatch(changePassword(change))).toBeNull();
    const call = sent.find(({ path }) => path === '/wps/member/password');
    expect(Object.keys(JSON.parse(call?.body ?? '{}') as object)).toEqual(['jwe']);
    for (const secret of Object.values(change))
      expect(JSON.stringify(store.getState())).not.toContain(secret);
  });

  it('goes on under the token of the answer', async () => {
    server.use(
      http.post('*/wps/member/password', () =>
        HttpResponse.json(
          { success: true, value: null, message: null, errorCode: null },
          { headers: { 'X-Session-Token': 'new-token' } },
        ),
      ),
    );
    const { store } = begin();
    await store.dispatch(changePassword(change));
    expect(store.getState().session.token).toBe('new-token');
  });

  it('forgets the old password wherever this browser kept it', async () => {
    knownPassword.remember('Parlour#2024');
    writeCookie(REMEMBER_COOKIES.username, 'member1');
    writeCookie(`${PASSWORD_COOKIE}member1`, 'sealed');
    expect(readCookie(`${PASSWORD_COOKIE}member1`)).toBe('sealed');
    await begin().store.dispatch(changePassword(change));
    expect(knownPassword.read()).toBeNull();
    // happy-dom keeps the names of deleted cookies.
    for (const name of [REMEMBER_COOKIES.username, `${PASSWORD_COOKIE}member1`])
      expect(readCookie(name) ?? '').toBe('');
  });

  it('keeps what is known through a refusal, and says why', async () => {
    server.use(refuse('changePassword', { status: 400, code: 'WEAK_PASSWORD', message: 'No' }));
    knownPassword.remember('Parlour#2024');
    const error = await begin().store.dispatch(changePassword(change));
    expect(error).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect(knownPassword.read()).toBe('Parlour#2024');
  });
});

describe('finishChange', () => {
  it('[PWD-01] reloads the login info, closes the dialog and goes home', async () => {
    const { store, goTo, finish } = begin();
    store.dispatch(accountLoaded(member));
    store.dispatch(overlayOpened({ name: 'changePassword', isForced: false }));
    expect(await finish()).toBe(true);
    expect(paths()).toContain('/wps/session/loginInfo');
    expect(store.getState().overlay.stack).toEqual([]);
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('takes a held session up as after any login', async () => {
    const { store, goTo, count, finish } = beginHeld();
    store.dispatch(actionInterrupted(wanted));
    goTo.mockImplementationOnce(() => expect(count(wanted.type)).toBe(0));
    await finish();
    expect(selectSessionStatus(store.getState())).toBe('member');
    expect(selectHasJustLoggedIn(store.getState())).toBe(true);
    expect(count(wanted.type)).toBe(1);
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('greets nobody who was logged in already', async () => {
    const { store, finish } = begin();
    store.dispatch(accountLoaded(member));
    await finish();
    expect(selectHasJustLoggedIn(store.getState())).toBe(false);
  });

  it('leaves somebody whose session had expired where they were', async () => {
    const { store, goTo, finish } = begin();
    const { id } = exampleOf('getMemberInfo') as { id: string };
    store.dispatch(accountLoaded({ ...member, id }));
    store.dispatch(sessionEnded({ reason: 'expired' }));
    store.dispatch(sessionOpened({ token: 'another' }));
    store.dispatch(restrictSession());
    await finish();
    expect(selectAccount(store.getState())?.id).toBe(id);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('keeps the dialog while the account could not be loaded, and can be called again', async () => {
    server.use(disconnect('getMemberInfo'));
    const { store, finish } = beginHeld();
    expect(await finish()).toBe(false);
    expect(store.getState().overlay.stack).toHaveLength(1);
    server.resetHandlers();
    expect(await finish()).toBe(true);
    expect(store.getState().overlay.stack).toEqual([]);
  });
});
