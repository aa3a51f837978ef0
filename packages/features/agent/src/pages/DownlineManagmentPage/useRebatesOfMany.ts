import {
  type DownlineRebate,
  type RebateLimit,
  type TeamRebateResult,
  usePreviewTeamRebatesMutation,
  useSetTeamRebatesMutation,
} from '@parlour/gateway-openapi/agent';
import { useState } from 'react';
import { splitResults } from '../../model/rebateResults';
import type { RebateTexts } from '../../model/rebates.schema';
import { useSubmitErrors } from '../../model/useSubmitErrors';

type Step = { name: 'form' } | { name: 'preview' | 'done'; results: readonly TeamRebateResult[] };

/** The way from rebates that are wanted for several people to what came of it. */
export function useRebatesOfMany(
  chosenIds: readonly string[],
  limits: readonly RebateLimit[] | undefined,
  onDone: (memberIds: readonly string[]) => void,
) {
  // The choice of the page shrinks when some are done; this dialog is about those it was opened for.
  const [memberIds, setMemberIds] = useState(chosenIds);
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [wanted, setWanted] = useState<{ rebates: DownlineRebate[]; texts: RebateTexts }>();
  const [preview, previewed] = usePreviewTeamRebatesMutation();
  const [send, sent] = useSetTeamRebatesMutation();
  // Rates of the form are named only while it is shown.
  const asked = limits?.filter(({ gameCategory }) =>
    wanted?.rebates.some((one) => one.gameCategory === gameCategory),
  );
  const submitErrors = useSubmitErrors(step.name === 'form' ? previewed.error : sent.error, {
    limits: asked,
  });
  const bodyOf = (rebates: DownlineRebate[]) => ({
    teamRebatesForm: { memberIds: [...memberIds], rebates },
  });
  return {
    memberIds,
    step,
    texts: wanted?.texts,
    submitErrors,
    isSending: sent.isLoading,
    onPreview: async (rebates: DownlineRebate[], texts: RebateTexts): Promise<void> => {
      setWanted({ rebates, texts });
      sent.reset();
      const { data } = await preview(bodyOf(rebates));
      if (data !== undefined) setStep({ name: 'preview', results: data.results });
    },
    onBack: () => setStep({ name: 'form' }),
    onConfirm: async (): Promise<void> => {
      const { data } = await send(bodyOf(wanted?.rebates ?? []));
      if (data === undefined) return;
      setStep({ name: 'done', results: data.results });
      const { changing, staying } = splitResults(data.results);
      onDone([...changing, ...staying].map(({ memberId }) => memberId));
    },
    /** Back to the form, for those who were refused. */
    onAgain: () => {
      if (step.name !== 'done') return;
      setMemberIds(splitResults(step.results).refused.map(({ memberId }) => memberId));
      setStep({ name: 'form' });
    },
  };
}
