// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { navigationRequested } from '../navigation/navigationRequested';
import { interruptionForgotten } from '../session/session.slice';
import { SAMPLE_MERCHANT } from '../testing';
import { answerLaunch } from './launchTable';
import type { LaunchTarget } from './launchTarget';

const LOTTERY: LaunchTarget = {
  nodeId: 300_101,
  displayName: 'Barrel Six Oak',
  vassalage: 'BRL',
  gameType: 'LOTT',
  maintenance: false,
  gameCode: 'barrel-six-oak',
  isGame: 'GAME',
};
const LOBBY = { nodeId: null, gameCode: undefined, isGame: undefined } as const;

const pathOf = (changes: Partial<LaunchTarget>, merchant: Partial<typeof SAMPLE_MERCHANT> = {}) =>
  answerLaunch({
    visitor: 'member',
    target: { ...LOTTERY, ...changes },
    merchant: { ...SAMPLE_MERCHANT, ...merchant },
    mayRegister: true,
  });
const to = (path: string) => [navigationRequested({ path })];

describe('[SP-07] a member on a break', () => {
  it.each([{}, LOBBY, { maintenance: true }])('starts no game: %j', (change) => {
    const question = { merchant: SAMPLE_MERCHANT, mayRegister: true };
    const target = { ...LOTTERY, ...change };
    expect(answerLaunch({ ...question, visitor: 'paused', target })).toEqual([
      interruptionForgotten(),
      ...to('/?member=playPause'),
    ]);
  });
});

describe('lotteries of other vendors than the launch rules name', () => {
  it('are launched as lotteries', () => {
    expect(pathOf({})).toEqual(to('/lottery?gameCode=barrel-six-oak'));
    expect(pathOf({ gameType: 'ELOTT' })).toEqual(to('/lottery?gameCode=barrel-six-oak'));
  });

  it('have a lobby of their own there', () => {
    expect(pathOf(LOBBY)).toEqual(to('/lottery?vassalage=BRL'));
    expect(pathOf({ ...LOBBY, vassalage: 'ELOTT' })).toEqual(to('/lottery?vassalage=ELOTT'));
  });

  it('[LAUNCH-04] go to the game centre first where it has their type', () => {
    expect(pathOf(LOBBY, { gameListCenter: ['LOTT'] })).toEqual(to('/lott?vassalage=BRL'));
  });

  it('[LAUNCH-03] start as any game where the merchant has no prize mode for them', () => {
    expect(pathOf({}, { prizeModes: ['LOTT', 'ELOTT'] })).toEqual(to('/seamless?game=300101'));
  });
});
