import type { ContractCardContract } from '@parlour/design-system/ContractCard';
import { formatMoment } from '@parlour/feature-core';
import type { Contract } from '@parlour/gateway-openapi/contracts';
import { formatRate } from './rate';
import type { Figures } from './useFigures';

type Translate = (key: string) => string;

const NOTHING = '–';

/** A money condition or payment; one of nothing asks for and pays nothing. */
const wordOf = (amount: string, { plain }: Figures): string =>
  /^-?0+(?:\.0+)?$/.test(amount) ? NOTHING : plain(amount);

/** A contract as its card shows it. */
export function toContractCard(
  contract: Contract,
  remark: string,
  money: Figures,
  t: Translate,
): ContractCardContract {
  const { contractId, kind, state, requestType, side, tiers, period } = contract;
  const times = [
    ['offeredAt', contract.offeredAt],
    ['startsAt', contract.startsAt],
    ['nextSettlementAt', contract.nextSettlementAt],
    ['endedAt', contract.endedAt],
  ] as const;
  return {
    id: contractId,
    kind,
    state,
    requestType,
    party: { label: t(`contract.${side}`), value: contract.counterpartAccount },
    period: t(`contractPeriod.${period}`),
    tiers: tiers.map((tier, at) => ({
      id: String(at),
      rate: formatRate(tier.rate, money.tag),
      activeMembers: money.count(tier.activeMembers),
      periodBet: wordOf(tier.periodBet, money),
      periodProfitLoss: wordOf(tier.periodProfitLoss, money),
      amount: wordOf(tier.amount, money),
    })),
    facts: times.flatMap(([name, at]) =>
      at === null ? [] : [{ label: t(`contract.${name}`), value: formatMoment(at, money.tag) }],
    ),
    remark: remark === '' ? undefined : remark,
  };
}
