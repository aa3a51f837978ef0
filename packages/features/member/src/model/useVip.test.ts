import type { VipRank } from '@parlour/gateway-openapi/member';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import { describe, expect, it } from 'vitest';
import { toVipProgress } from './useVip';

const rank = exampleOf('getVipRank') as VipRank;
const bare = rank.levels.map((level) => ({ ...level, rebateRate: '0.00', birthdayBonus: '0.00' }));

describe('[SUP-06] the place in the VIP programme', () => {
  it('names the next level, and how far it is', () => {
    expect(toVipProgress(rank).next).toEqual({ label: 'Gold', turnover: '50000.00', share: 0.365 });
  });

  it.each([
    ['is whole and no more where the merchant has not raised yet', '60000.00', 1],
    ['is nothing before the first bet', '0.00', 0],
  ])('the way %s', (_, turnover, share) => {
    expect(toVipProgress({ ...rank, turnover }).next?.share).toBe(share);
  });

  it('has no way to go at the highest', () => {
    expect(toVipProgress({ ...rank, level: 3, label: 'Gold', nextTurnover: null }).next).toBeNull();
  });

  it('speaks of no benefit that no level brings', () => {
    expect(toVipProgress(rank).benefits).toEqual({ rebate: true, birthday: true });
    expect(toVipProgress({ ...rank, levels: bare }).benefits).toEqual({
      rebate: false,
      birthday: false,
    });
  });
});
