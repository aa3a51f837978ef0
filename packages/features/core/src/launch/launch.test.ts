// @vitest-environment happy-dom
import { getSystemStatus, type SystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { navigationRequested } from '../navigation/navigationRequested';
import { overlayOpened } from '../overlays/overlay.slice';
import { accountLoaded, sessionOpened } from '../session/session.slice';
import { createStore } from '../store/createStore';
import { statusQuery } from '../system/flags';
import { eachAction, SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '../testing';
import { addLaunchEffects, launch } from './launch';
import { launchRequested } from './launchActions';
import { LAUNCH_TABLE } from './launchTable';
import type { LaunchTarget } from './launchTarget';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const GAME: LaunchTarget = {
  nodeId: 1001,
  displayName: 'Lantern Koi',
  vassalage: 'AMB',
  gameType: 'RNG',
  maintenance: false,
  gameCode: 'lantern-koi',
  isGame: 'GAME',
};
const VENDOR = { nodeId: null, gameCode: undefined, isGame: undefined } as const;

async function launchAs(
  visitor: 'guest' | 'trial' | 'member',
  changes: Partial<LaunchTarget> = {},
  enabled: '0' | '1' = '1',
) {
  const target = { ...GAME, ...changes };
  const sent: UnknownAction[] = [];
  const store = createStore({
    merchant: SAMPLE_MERCHANT,
    readLanguage: () => 'en',
    addEffects: (startListening) => {
      addLaunchEffects(startListening);
      eachAction((action) => sent.push(action))(startListening);
    },
  });
  const status = exampleOf('getSystemStatus') as SystemStatus;
  const whitelabelVal = [{ modId: 'DIRECTREG3', enabled, childrenNodes: [] }];
  server.use(answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal } }));
  await store.dispatch(getSystemStatus.initiate(statusQuery()));
  if (visitor !== 'guest') {
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial: visitor === 'trial' }));
  }
  sent.length = 0;
  await store.dispatch(launch(target));
  return { store, state: store.getState(), sent, target };
}

describe('starting a game', () => {
  it('[LAUNCH-01] asks a guest to log in and remembers the game', async () => {
    const { state, sent, target } = await launchAs('guest', {
      maintenance: true,
      vassalage: 'LOTT',
    });
    expect(state.overlay.stack).toEqual([{ name: 'login' }]);
    expect(state.session.interrupted).toEqual(launchRequested(target));
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('[LAUNCH-01] tells a trial user that a real account is needed, and leads to one', async () => {
    const { state, sent } = await launchAs('trial', { maintenance: true });
    expect(state.overlay.stack).toEqual([
      {
        name: 'message',
        titleKey: 'in_need_account_title',
        textKey: 'in_need_true_account',
        confirmKey: 'in_increase_submit',
        confirmAction: overlayOpened({ name: 'register' }),
      },
    ]);
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('offers a trial user no registration that the merchant has switched off', async () => {
    const { state } = await launchAs('trial', {}, '0');
    expect(state.overlay.stack).toEqual([
      expect.objectContaining({
        textKey: 'in_need_true_account',
        confirmKey: 'actions.ok',
        confirmAction: null,
      }),
    ]);
  });

  it('[LAUNCH-06] says that a game is under maintenance, a lottery as well', async () => {
    const { state, sent } = await launchAs('member', { maintenance: true, vassalage: 'TCG_SEA' });
    expect(state.overlay.stack).toEqual([{ name: 'gameMaintenance', title: 'Lantern Koi' }]);
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('[LAUNCH-03] opens the list of games that a card stands for', async () => {
    const { state, sent } = await launchAs('member', { isGame: 'VASSALAGE', gameType: 'SPORTS' });
    expect(state.overlay.stack).toEqual([
      { name: 'games', vassalage: 'AMB', gameType: 'SPORTS', title: 'Lantern Koi' },
    ]);
    expect(sent.some(navigationRequested.match)).toBe(false);
  });

  it('[LOGIN-17] starts a game that was kept as an action through the login', async () => {
    const { store, sent, state } = await launchAs('guest');
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial: false }));
    const { interrupted } = state.session;
    expect(interrupted).not.toBeNull();
    if (interrupted !== null) store.dispatch(interrupted);
    await expect
      .poll(() => sent.filter(navigationRequested.match))
      .toEqual([navigationRequested({ path: '/seamless?game=1001' })]);
  });

  it.each<[string, string, Partial<LaunchTarget>, string]>([
    [
      'LAUNCH-02',
      'the Vietnam lottery',
      { vassalage: 'TCG_LOTTO_VN' },
      '/vnLottery?gameCode=lantern-koi',
    ],
    ['LAUNCH-02', 'the SEA lottery', { vassalage: 'TCG_SEA' }, '/seaLottery?gameCode=lantern-koi'],
    ['LAUNCH-02', 'a lottery', { vassalage: 'LOTT' }, '/lottery?gameCode=lantern-koi'],
    ['LAUNCH-02', 'an e-lottery', { vassalage: 'ELOTT' }, '/lottery?gameCode=lantern-koi'],
    [
      'LAUNCH-02',
      'a lottery whose card stands for a list',
      { vassalage: 'LOTT', isGame: 'VASSALAGE' },
      '/lottery?gameCode=lantern-koi',
    ],
    ['LAUNCH-02', 'a lottery vendor', { ...VENDOR, vassalage: 'LOTT' }, '/lottery'],
    ['LAUNCH-04', 'the vendor FB', { ...VENDOR, vassalage: 'FB', gameType: 'SPORTS' }, '/fbSports'],
    ['LAUNCH-04', 'a vendor of the game centre', VENDOR, '/rng?vassalage=AMB'],
    ['LAUNCH-04', 'a vendor of hot games', { ...VENDOR, gameType: 'HOT' }, '/hot?vassalage=AMB'],
    [
      'LAUNCH-04',
      'another vendor',
      { ...VENDOR, gameType: 'LIVE' },
      '/seamless?vassalage=AMB&gameType=LIVE',
    ],
    ['LAUNCH-03', 'a game', {}, '/seamless?game=1001'],
    ['LAUNCH-03', 'a game of FB', { vassalage: 'FB' }, '/seamless?game=1001'],
  ])('[%s] takes a member who asks for %s there', async (_id, _what, changes, path) => {
    expect((await launchAs('member', changes)).sent).toEqual([navigationRequested({ path })]);
  });

  it('asks in the order of the specification', () => {
    expect(LAUNCH_TABLE.map(({ name }) => name)).toEqual([
      'a guest',
      'a trial user',
      'a member on a break',
      'maintenance',
      'the Vietnam lottery',
      'the SEA lottery',
      'a lottery',
      'a list of games',
      'the sports vendor FB',
      'a vendor of the game centre',
      'a lottery of another vendor',
      'anything else',
    ]);
  });
});
