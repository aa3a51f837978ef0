import type { ContractCardContract } from '@parlour/design-system/ContractCard';
import { type Contract, formatMoment, formatRate, numberFormat } from '@parlour/feature-core';
import { type ContractFigures, isNothing, tierText } from './tierText';

type Translate = (key: string, values?: Record<string, unknown>) => string;

const NOTHING = '–';

/** An amount that is required or paid; a dash for zero. */
const amountText = (amount: string, { plain }: ContractFigures): string =>
  isNothing(amount) ? NOTHING : plain(amount);

/** Maps a contract to its card. One that has not begun is not in force yet. */
export function toContractCard(
  contract: Contract,
  { remark, hasBegun }: { remark: string; hasBegun: boolean },
  money: ContractFigures,
  t: Translate,
): ContractCardContract {
  const { contractId, kind, state, requestType, side, tiers, period } = contract;
  const numbers = numberFormat(money.tag);
  const times = [
    ['offeredAt', contract.offeredAt],
    [hasBegun ? 'inForceSince' : 'inForceFrom', contract.startsAt],
    ['nextSettlementAt', contract.nextSettlementAt],
    ['endedAt', contract.endedAt],
  ] as const;
  return {
    id: contractId,
    kind,
    state,
    requestType,
    party: { label: t(`contract.sides.${side}`), value: contract.counterpartAccount },
    period: t(`contract.periods.${period}`),
    words: tiers.map((tier) => tierText({ kind, tier }, money, t)),
    tiers: tiers.map((tier, at) => ({
      id: String(at),
      rate: formatRate(tier.rate, money.tag),
      activeMembers: numbers.format(tier.activeMembers),
      periodBet: amountText(tier.periodBet, money),
      periodProfitLoss: amountText(tier.periodProfitLoss, money),
      amount: amountText(tier.amount, money),
    })),
    facts: times.flatMap(([name, at]) =>
      at === null
        ? []
        : [{ label: t(`contract.times.${name}`), value: formatMoment(at, money.tag) }],
    ),
    remark: remark === '' ? undefined : remark,
  };
}
