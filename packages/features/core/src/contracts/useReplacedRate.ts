import { useGetContractQuery } from '@parlour/gateway-openapi/contracts';

/** The highest rate of the contract that another one takes the place of; undefined without one, and until it is known. */
export function useReplacedRate(contractId: string | null): number | undefined {
  const { currentData } = useGetContractQuery(
    { contractId: contractId ?? '' },
    { skip: contractId === null },
  );
  if (contractId === null || currentData === undefined) return undefined;
  return Math.max(...currentData.contract.tiers.map(({ rate }) => rate));
}
