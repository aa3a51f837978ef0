import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { toPanelState, useCategoryNames } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetRebateLimitsQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome/Outcome';
import { RebateOutcomes } from '../../components/RebateOutcomes/RebateOutcomes';
import { SomeRebatesForm } from '../../components/SomeRebatesForm/SomeRebatesForm';
import { splitResults } from '../../model/rebateResults';
import { useFigures } from '../../model/useFigures';
import { useRebatesOfMany } from './useRebatesOfMany';

export interface RebatesDialogProps {
  memberIds: readonly string[];
  /** Called with those whose rebates were changed, or are as wanted. */
  onDone: (memberIds: readonly string[]) => void;
  onClose: () => void;
}

/** Changes the rebates of several people: what is wanted, what would change for each, one confirmation, and the outcome (AG-07). */
export default function RebatesDialog({ memberIds, onDone, onClose }: RebatesDialogProps) {
  const { t } = useTranslation('agentTeam');
  const money = useFigures();
  const nameOf = useCategoryNames();
  const limits = toPanelState(useGetRebateLimitsQuery({}), t, (data) => data.limits);
  const many = useRebatesOfMany(
    memberIds,
    limits.status === 'ready' ? limits.data : undefined,
    onDone,
  );
  const texts = { tag: money.tag, nameOf };

  const draw = () => {
    if (limits.status === 'failed')
      return <LoadError title={t('agent:rebates.failed')} state={limits} />;
    if (limits.status === 'loading') return <Skeleton height="16rem" />;
    const { step } = many;
    if (step.name === 'form')
      return (
        <SomeRebatesForm
          limits={limits.data}
          texts={many.texts}
          {...texts}
          {...many.submitErrors}
          onSubmit={many.onPreview}
        />
      );
    const { changing, refused } = splitResults(step.results);
    return (
      <Stack gap={16}>
        {step.name === 'done' ? (
          <Outcome takesFocus tone={changing.length > 0 ? 'positive' : 'warning'}>
            {t('many.done', { count: changing.length })}
          </Outcome>
        ) : null}
        {step.name === 'preview' && changing.length === 0 ? (
          <Outcome takesFocus>{t('many.nobody')}</Outcome>
        ) : null}
        <RebateOutcomes results={step.results} count={money.count} {...texts} />
        {many.submitErrors.formError === undefined ? null : (
          <Outcome tone="danger">{many.submitErrors.formError}</Outcome>
        )}
        {step.name === 'preview' ? (
          <Inline gap={12} justify="end">
            <Button variant="outline" tone="neutral" onClick={many.onBack}>
              {t('many.back')}
            </Button>
            {changing.length === 0 ? null : (
              <Button isLoading={many.isSending} onClick={() => void many.onConfirm()}>
                {t('many.confirm', { count: changing.length })}
              </Button>
            )}
          </Inline>
        ) : (
          <Inline gap={12} justify="end">
            {refused.length === 0 ? null : (
              <Button variant="outline" onClick={many.onAgain}>
                {t('many.again')}
              </Button>
            )}
            <Button onClick={onClose}>{t('common:actions.close')}</Button>
          </Inline>
        )}
      </Stack>
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('many.title', { count: many.memberIds.length })}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
