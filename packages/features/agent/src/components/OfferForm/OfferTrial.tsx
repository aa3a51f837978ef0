import { ContractSimulation } from '@parlour/feature-shared';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type OfferValues, offerSchema, toDraft } from '../../model/offer.schema';

/** What the offer would have paid one person; shown once its fields make a contract (AG-04). */
export function OfferTrial({ terms }: { terms: ContractTerms }) {
  const values = useWatch<OfferValues>();
  const schema = useMemo(() => offerSchema(terms), [terms]);
  if (!schema.isValidSync(values)) return null;
  const [memberId, ...others] = values.people;
  if (memberId === undefined || others.length > 0) return null;
  const draft = toDraft(terms, memberId, values);
  // Other terms close what was tried, so that no figure stands beside terms that it is not of.
  return <ContractSimulation key={JSON.stringify(draft)} trial={{ draft }} />;
}
