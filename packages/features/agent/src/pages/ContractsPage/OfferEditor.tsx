import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { numberFormat, toPanelState, useLanguage } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetTeamLevelQuery } from '@parlour/gateway-openapi/agent';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { OfferForm } from '../../components/OfferForm/OfferForm';
import { OfferOutcomes } from '../../components/OfferForm/OfferOutcomes';
import { OfferPreview } from '../../components/OfferForm/OfferPreview';
import { Outcome } from '../../components/Outcome/Outcome';
import { MOST_PEOPLE, type OfferValues, startValues } from '../../model/offer.schema';
import { useOffers } from '../../model/useOffers';
import { useSubmitErrors } from '../../model/useSubmitErrors';

export interface OfferEditorProps {
  terms: ContractTerms;
  /** People who are chosen at the start; who is not directly below the agent is left out. */
  chosen?: readonly string[];
  /** Called with those to whom it was offered. */
  onOffered?: (memberIds: readonly string[]) => void;
}

const NOBODY: readonly string[] = [];

/** An offer of a kind, from its terms over what it would end to what became of it (AC-05, AG-07). */
export function OfferEditor({ terms, chosen = NOBODY, onOffered }: OfferEditorProps) {
  const { t } = useTranslation('agent');
  const { t: words } = useTranslation('contractWords');
  const { tag } = useLanguage();
  const people = toPanelState(useGetTeamLevelQuery({}), t, (members) =>
    members.map(({ memberId, account }) => ({ value: memberId, label: account })),
  );
  const { outcomes, kept, error, draftOf, previewOf, submit, tryAgain } = useOffers(
    terms,
    onOffered,
  );
  const { errors, formError } = useSubmitErrors(error);

  const noticeOf = (values: OfferValues) => {
    if (formError !== undefined) return <Outcome tone="danger">{formError}</Outcome>;
    const preview = previewOf(values);
    return preview === null ? null : (
      <OfferPreview people={preview.people} offer={draftOf(values)} />
    );
  };
  const actionOf = (values: OfferValues): string => {
    const count = values.people.length;
    if (previewOf(values) !== null)
      return words('offer.sendTo', { count, number: numberFormat(tag).format(count) });
    return count > 1 ? words('offer.look') : t('offer.send');
  };
  if (outcomes !== null) return <OfferOutcomes outcomes={outcomes} onAgain={tryAgain} />;
  if (people.status === 'failed') return <LoadError title={t('team.failed')} state={people} />;
  if (people.status === 'loading') return <Skeleton height="20rem" />;
  if (people.data.length === 0) return <NoTeam />;
  const direct = people.data.flatMap(({ value }) => (chosen.includes(value) ? [value] : []));
  const leftOut = chosen.length - direct.length;
  return (
    <>
      {leftOut === 0 || kept !== null ? null : (
        <Notice>{t('agentOffers:leftOut', { count: leftOut })}</Notice>
      )}
      <OfferForm
        terms={terms}
        people={people.data}
        initial={kept ?? startValues(terms, direct.slice(0, MOST_PEOPLE))}
        tag={tag}
        errors={errors}
        noticeOf={noticeOf}
        actionOf={actionOf}
        onSubmit={submit}
      />
    </>
  );
}
