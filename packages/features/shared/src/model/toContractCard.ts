import type { ContractCardContract } from '@parlour/design-system/ContractCard';
import { type Contract, formatMoment } from '@parlour/feature-core';
import { stepFigures } from './stepFigures';
import { type ContractFigures, stepWords, type Translate } from './stepWords';

/** Translators of the namespaces `shared` and `contractWords`. */
export interface ContractTexts {
  shared: Translate;
  words: Translate;
}

/** Maps a contract to its card. One that has not begun is not in force yet. */
export function toContractCard(
  contract: Contract,
  { remark, hasBegun }: { remark: string; hasBegun: boolean },
  money: ContractFigures,
  { shared: t, words }: ContractTexts,
): ContractCardContract {
  const { contractId, kind, state, requestType, side, tiers, period } = contract;
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
    words: tiers.map((tier) => stepWords({ kind, period, tier }, money, words)),
    tiers: tiers.map((tier, at) => ({ id: String(at), ...stepFigures(tier, money) })),
    facts: times.flatMap(([name, at]) =>
      at === null
        ? []
        : [{ label: t(`contract.times.${name}`), value: formatMoment(at, money.tag) }],
    ),
    remark: remark === '' ? undefined : remark,
  };
}
