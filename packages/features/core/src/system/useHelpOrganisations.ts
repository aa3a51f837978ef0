import { type MarketPolicy, useGetMarketPolicyQuery } from '@parlour/gateway-openapi/saferPlay';

const NONE: MarketPolicy['help'] = [];

/**
 * Who helps people with gambling, as the market policy names them; empty until it is loaded, and where it can not be.
 * For chunks that are loaded on demand: no first page needs the policy.
 */
export const useHelpOrganisations = (): MarketPolicy['help'] =>
  useGetMarketPolicyQuery().data?.help ?? NONE;
