import { useGetContractTermsQuery } from '@parlour/gateway-openapi/contracts';
import { CONTRACT_GATES, type ContractGate } from './contractGates';

/**
 * Which of these kinds of contract the agent may offer, also a first one (AC-03, AC-04).
 * A kind whose terms failed to load is left out, and `hasFailed` is true.
 */
export function useOfferable(gates: readonly ContractGate[]) {
  const isLeftOut = (gate: ContractGate) => ({ skip: !gates.includes(gate) });
  const terms = {
    enableCt: useGetContractTermsQuery({ kind: 'dividend' }, isLeftOut('enableCt')),
    salary: useGetContractTermsQuery({ kind: 'daily' }, isLeftOut('salary')),
    hourSalary: useGetContractTermsQuery({ kind: 'hourly' }, isLeftOut('hourSalary')),
    agentRealtimeSalary: useGetContractTermsQuery(
      { kind: 'realtime' },
      isLeftOut('agentRealtimeSalary'),
    ),
  };
  const requested = CONTRACT_GATES.filter((gate) => gates.includes(gate));
  const offered = requested.flatMap((gate) => {
    const { data } = terms[gate];
    return data?.enabled === true ? [{ gate, data }] : [];
  });
  return {
    offerable: offered.map(({ gate }) => gate),
    /** The terms of those kinds. */
    terms: offered.map(({ data }) => data),
    isSettled: requested.every((gate) => terms[gate].isSuccess || terms[gate].isError),
    hasFailed: requested.some((gate) => terms[gate].isError),
  };
}
