import { useContractLabels } from '@parlour/feature-shared';
import type { FigureName } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';

/** Terms beside the figures. */
export const OTHER_TERMS = [
  'activeMember',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'step',
  'period',
  'settlement',
  'rate',
  'fixedSum',
  'branch',
] as const;
export type Term = FigureName | (typeof OTHER_TERMS)[number];

/** Where a term's word is, for those that pages call by it already: one word, from one place. */
export const IN_AGENT = {
  teamSize: 'people.total',
  directAgents: 'people.directAgents',
  directMembers: 'people.directMembers',
  online: 'people.online',
  active: 'people.active',
  registered: 'people.registered',
  teamBalance: 'money.teamBalance',
  deposits: 'money.deposits',
  withdrawals: 'money.withdrawals',
  betAmount: 'money.betAmount',
  validBet: 'money.validBet',
  betCount: 'profit.betCount',
  payout: 'money.payout',
  gameResult: 'money.gameResult',
  rebate: 'money.rebate',
  bonus: 'money.bonus',
  salary: 'money.salary',
  profitLoss: 'money.profitLoss',
  transfersIn: 'orders.transfersIn',
  transfersOut: 'orders.transfersOut',
  fees: 'orders.fee',
  income: 'movement.income',
  outgo: 'movement.outgo',
  net: 'movement.net',
  revenue: 'revenue.revenue',
  rebateEarned: 'revenue.rebateEarned',
  dividendReceived: 'revenue.dividendReceived',
  dividendPaid: 'revenue.dividendPaid',
  salaryReceived: 'revenue.salaryReceived',
  salaryPaid: 'revenue.salaryPaid',
} as const satisfies Partial<Record<FigureName, string>>;

/** Where the word of a contract's term is in the labels of contracts. */
export const IN_CONTRACTS = {
  rate: 'rate',
  fixedSum: 'amount',
  activeMember: 'activeMembers',
  payoutActive: 'activeMembers',
  payoutBet: 'periodBet',
  payoutResult: 'periodProfitLoss',
} as const satisfies Partial<Record<Term, string>>;

/** Kinds of contracts by their terms. */
export const IN_KINDS = {
  dividend: 'dividend',
  dailySalary: 'daily',
  hourlySalary: 'hourly',
  realtimeSalary: 'realtime',
} as const satisfies Partial<Record<Term, string>>;

const isIn = <Names extends object>(names: Names, term: PropertyKey): term is keyof Names =>
  Object.hasOwn(names, term);

/** The words of the agent centre, and what they mean (AG-02). */
export function useTerms() {
  const { t } = useTranslation(['agentTerms', 'agent']);
  const { kinds, tierFields } = useContractLabels();
  const nameOf = (term: Term): string => {
    if (isIn(IN_AGENT, term)) return t(`agent:${IN_AGENT[term]}`);
    if (isIn(IN_CONTRACTS, term)) return tierFields[IN_CONTRACTS[term]];
    if (isIn(IN_KINDS, term)) return kinds[IN_KINDS[term]];
    return t(`agentTerms:names.${term}`);
  };
  return { nameOf, textOf: (term: Term): string => t(`agentTerms:texts.${term}`) };
}
