import {
  accountLoaded,
  type CoreStore,
  createStore,
  launchRequested,
  navigationRequested,
  sessionOpened,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { decideLaunch, handle } from './launch';

const game = {
  nodeId: 1001,
  displayName: 'Lantern Koi',
  vassalage: 'AMB',
  gameType: 'RNG',
  maintenance: false,
};

function launchAs(visitor: 'guest' | 'trial' | 'member', target = game) {
  const store: CoreStore = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  if (visitor !== 'guest') {
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial: visitor === 'trial' }));
  }
  const sent: UnknownAction[] = [];
  const dispatch = ((action: UnknownAction) => {
    sent.push(action);
    return store.dispatch(action);
  }) as CoreStore['dispatch'];
  handle(launchRequested(target), dispatch, store.getState);
  return { state: store.getState(), sent };
}

describe('[LAUNCH-01] starting a game', () => {
  it('asks a guest to log in and remembers the game', () => {
    const { state, sent } = launchAs('guest');
    expect(state.overlay.stack.at(-1)).toEqual({ name: 'login' });
    expect(state.session.interrupted).toEqual(launchRequested(game));
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('tells a trial user that a real account is needed, and stops', () => {
    const { state, sent } = launchAs('trial');
    expect(state.overlay.stack.at(-1)).toMatchObject({
      name: 'message',
      textKey: 'in_need_true_account',
      confirmKey: 'in_increase_submit',
    });
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('takes a member to the game', () => {
    const { state, sent } = launchAs('member');
    expect(state.overlay.stack).toEqual([]);
    expect(sent).toEqual([navigationRequested({ path: '/seamless?game=1001' })]);
  });

  it('[LAUNCH-06] says that a game is under maintenance', () => {
    const { state, sent } = launchAs('member', { ...game, maintenance: true });
    expect(state.overlay.stack.at(-1)).toMatchObject({ titleKey: 'gameMaintenance.title' });
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it.each([
    [false, false, true, 'login'],
    [true, true, true, 'registerFirst'],
    [true, false, true, 'maintenance'],
    [true, false, false, 'play'],
  ] as const)(
    'logged in %s, trial %s, maintenance %s: %s',
    (isLoggedIn, isTrial, maintenance, decision) => {
      expect(decideLaunch({ isLoggedIn, isTrial }, { maintenance })).toBe(decision);
    },
  );
});
