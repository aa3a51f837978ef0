import { describe, expect, it } from 'vitest';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { toAccount } from './loadAccount';

const info = {
  id: 'm-1',
  customerId: '1001',
  account: 'member1',
  username: 'member1',
  nickname: 'member1',
  type: 0,
  currency: 'CNY',
  currencySymbol: '¥',
  language: 'EN',
  birthday: null,
  vipLevel: 0,
  vipLabel: null,
  registeredAt: '2026-01-01T00:00:00Z',
  playPause: null,
} as const;

describe('[LOGIN-09] the kind of a member', () => {
  it.each([
    [0, false, false],
    [1, false, true],
    [2, false, true],
    [41, false, true],
    [42, false, true],
    [4, true, false],
    [3, false, false],
  ])('type %i: trial %s, agent %s', (type, isTrial, isAgent) => {
    expect(toAccount({ ...info, type }, SAMPLE_MERCHANT)).toMatchObject({ isTrial, isAgent });
  });

  it('[SP-07] is on a break where the gateway says so', () => {
    const at = '2026-01-02T00:00:00Z';
    const playPause = { kind: 'BREAK', startedAt: at, endsAt: at, playableFrom: at } as const;
    const paused = { ...info, playPause: { ...playPause, canRequestEnd: false } };
    expect(toAccount(paused, SAMPLE_MERCHANT).isPaused).toBe(true);
    expect(toAccount(info, SAMPLE_MERCHANT).isPaused).toBe(false);
  });

  it('follows the merchant document', () => {
    expect(toAccount({ ...info, type: 9 }, { agentTypes: [9], trialTypes: [] }).isAgent).toBe(true);
  });
});
