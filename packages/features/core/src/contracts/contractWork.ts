import type { ContractKind } from '@parlour/gateway-openapi/contracts';
import type { UnreadCount } from '@parlour/gateway-openapi/messages';
import type { AgentPage } from '../centres/centrePages';

/** The page of the agent centre with the contracts of a kind. */
const CONTRACT_PAGES = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, AgentPage>;

/** What waits for somebody in contracts, of one kind or of all. */
export interface ContractWork {
  /** Offers and termination requests that wait for an answer. */
  toAnswer: number;
  /** Payments of an agent that are due and not covered, or have failed. */
  unpaid: number;
  /** Both, as a badge counts them. */
  waiting: number;
}

type Counts = Pick<UnreadCount, 'contractsToAnswer' | 'contractWork'>;

const workOf = (toAnswer: number, unpaid: number): ContractWork => ({
  toAnswer,
  unpaid,
  waiting: toAnswer + unpaid,
});

/** What waits in all contracts, for the badge of the header (AC-07, AG-10). */
export const contractWork = ({ contractsToAnswer, contractWork: kinds }: Counts): ContractWork =>
  workOf(
    contractsToAnswer,
    kinds.reduce((sum, { unpaid }) => sum + unpaid, 0),
  );

/** What waits on a page of the agent centre (AG-10); null where nothing does. */
export function contractWorkOn(
  page: AgentPage,
  { contractWork: kinds }: Counts,
): ContractWork | null {
  const work = kinds.find(({ kind }) => CONTRACT_PAGES[kind] === page);
  return work === undefined ? null : workOf(work.toAnswer, work.unpaid);
}

/** The page to go to for payments; null if none is due or has failed. */
export function pageToPay({ contractWork: kinds }: Counts): AgentPage | null {
  const work = kinds.find(({ unpaid }) => unpaid > 0);
  return work === undefined ? null : CONTRACT_PAGES[work.kind];
}
