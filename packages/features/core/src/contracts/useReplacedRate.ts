import { useGetContractQuery } from '@parlour/gateway-openapi/contracts';

/** The highest rate of the contract that is replaced; undefined without one and until it is loaded. */
export function useReplacedRate(contractId: string | null): number | undefined {
  const { currentData } = useGetContractQuery(
    { contractId: contractId ?? '' },
    { skip: contractId === null },
  );
  if (contractId === null || currentData === undefined) return undefined;
  return Math.max(...currentData.contract.tiers.map(({ rate }) => rate));
}
