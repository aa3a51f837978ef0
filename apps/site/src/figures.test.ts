import agentEn from '@parlour/feature-agent/i18n/centre/agent/en.json';
import agentId from '@parlour/feature-agent/i18n/centre/agent/id.json';
import agentZh from '@parlour/feature-agent/i18n/centre/agent/zh-Hans.json';
import identityEn from '@parlour/feature-session/i18n/late/identity/en.json';
import identityId from '@parlour/feature-session/i18n/late/identity/id.json';
import identityZh from '@parlour/feature-session/i18n/late/identity/zh-Hans.json';
import partsEn from '@parlour/feature-shared/i18n/late/shared/en.json';
import partsId from '@parlour/feature-shared/i18n/late/shared/id.json';
import partsZh from '@parlour/feature-shared/i18n/late/shared/zh-Hans.json';
import walletEn from '@parlour/feature-wallet/i18n/centre/wallet/en.json';
import walletId from '@parlour/feature-wallet/i18n/centre/wallet/id.json';
import walletZh from '@parlour/feature-wallet/i18n/centre/wallet/zh-Hans.json';
import { describe, expect, it } from 'vitest';

const LANGUAGES = [
  { tag: 'en', agent: agentEn, identity: identityEn, parts: partsEn, wallet: walletEn },
  { tag: 'id', agent: agentId, identity: identityId, parts: partsId, wallet: walletId },
  { tag: 'zh-Hans', agent: agentZh, identity: identityZh, parts: partsZh, wallet: walletZh },
];

describe('figures of reports', () => {
  it.each(LANGUAGES)('have one term in all reports: $tag', ({ agent, identity, parts, wallet }) => {
    const { money, revenue } = agent;
    const { tier } = parts.contract;
    expect(identity.agentHome.amounts).toEqual({
      teamBalance: money.teamBalance,
      deposits: money.deposits,
      withdrawals: money.withdrawals,
      betAmount: money.betAmount,
      profitLoss: money.profitLoss,
      rebate: money.rebate,
    });
    expect([revenue.teamProfitLoss, revenue.teamBet]).toEqual([money.profitLoss, money.validBet]);
    expect([tier.periodProfitLoss, wallet.bets.profit]).toEqual([
      money.gameResult,
      money.gameResult,
    ]);
    expect([wallet.bets.stake, wallet.bets.validStake, wallet.bets.win]).toEqual([
      money.betAmount,
      money.validBet,
      money.payout,
    ]);
    expect(wallet.profit).toMatchObject({
      stake: money.betAmount,
      win: money.payout,
      rebate: money.rebate,
      bonus: money.bonus,
      deposit: money.deposits,
      withdrawal: money.withdrawals,
    });
    const results = [money.profitLoss, money.gameResult, wallet.profit.profit];
    expect(new Set(results).size).toBe(results.length);
  });
});
