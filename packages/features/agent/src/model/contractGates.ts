import { type AgentPage, readStored, writeStored } from '@parlour/feature-core';
import type { ConsolidatedFunds } from '@parlour/gateway-openapi/wallet';

/** Types that open the pages of contracts, and their storage keys (AC-02). */
export const CONTRACT_GATES = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'] as const;
export type ContractGate = (typeof CONTRACT_GATES)[number];

/** The pages that need a type; every other page is open to all agents (AC-01). */
export const GATE_OF_PAGE: Partial<Record<AgentPage, ContractGate>> = {
  agentDividendRecordCopy2: 'enableCt',
  agentDailyWages2: 'salary',
  agentHourSalary: 'hourSalary',
  agentRealtimeSalary: 'agentRealtimeSalary',
};

/** The agent's contracts and requests in the consolidated call. */
type ContractSummary = Record<keyof ConsolidatedFunds, string | null>;

/** A type is open where the consolidated call has a contract of the kind, or a request for one. */
export const gatesOf = (funds: ContractSummary): ContractGate[] => {
  const typesOf: Record<ContractGate, readonly (string | null)[]> = {
    enableCt: [funds.divtypereq, funds.divtypeinfo],
    salary: [funds.dailysalreqtype, funds.dailysalinfotype, funds.contractmrdailysalinfotype],
    hourSalary: [funds.contracthoursalreq, funds.contracthoursalinfo],
    agentRealtimeSalary: [funds.realtimesalreqtype],
  };
  return CONTRACT_GATES.filter((gate) => typesOf[gate].some((type) => type !== null));
};

const FIELDS = [
  'dailysalreqtype',
  'divtypereq',
  'contracthoursalreq',
  'realtimesalreqtype',
  'dailysalinfotype',
  'contractmrdailysalinfotype',
  'contracthoursalinfo',
  'divtypeinfo',
] as const satisfies (keyof ConsolidatedFunds)[];

const isContractSummary = (value: unknown): value is ContractSummary =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => {
    const type: unknown = Reflect.get(value, field);
    return type === null || typeof type === 'string';
  });

/** The types that this visit has cached for the account (CACHE-01); null if there are none. */
export function readCachedContractGates(account: string): ContractGate[] | null {
  const isCached = readStored('consolidated', (text) => {
    const cached: unknown = JSON.parse(text);
    if (typeof cached !== 'object' || cached === null || !('of' in cached) || !('value' in cached))
      return null;
    return cached.of === account && isContractSummary(cached.value) ? true : null;
  });
  return isCached === null ? null : CONTRACT_GATES.filter((gate) => readStored(gate) === '1');
}

/** Caches the answer and the types that it opens for the visit. */
export function cacheContractGates(
  account: string,
  funds: ConsolidatedFunds,
  gates: readonly ContractGate[],
): void {
  for (const gate of CONTRACT_GATES) writeStored(gate, gates.includes(gate) ? '1' : '0');
  writeStored('consolidated', JSON.stringify({ of: account, value: funds }));
}
