import {
  type ContractNote,
  type ContractsDraft,
  usePreviewContractsMutation,
} from '@parlour/gateway-openapi/contracts';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from './useDebouncedValue';

type Steps = Pick<ContractsDraft, 'kind' | 'period' | 'tiers'>;

const NONE: readonly ContractNote[] = [];

/**
 * What the gateway says about the steps as they are typed (AG-03), at each pause. Empty while they are unfinished (null),
 * or while the answer is of other steps; what refuses them is shown when they are sent.
 */
export function useStepNotes(steps: Steps | null): readonly ContractNote[] {
  const [preview] = usePreviewContractsMutation();
  const wanted = steps === null ? '' : JSON.stringify(steps);
  const asked = useDebouncedValue(wanted);
  const [answered, setAnswered] = useState<{ asked: string; notes: readonly ContractNote[] }>();
  useEffect(() => {
    if (asked === '') return undefined;
    let isCurrent = true;
    const draft = JSON.parse(asked) as Steps;
    void preview({ contractsDraft: { ...draft, people: [] } }).then(({ data }) => {
      if (isCurrent && data !== undefined) setAnswered({ asked, notes: data.notes });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, preview]);
  return answered?.asked === wanted ? answered.notes : NONE;
}
