import { EmptyState } from '@parlour/design-system/EmptyState';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { LimitForm } from '@parlour/design-system/LimitForm';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { selectAccount, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useDurationText } from '../../model/useDurationText';
import { useLimits } from '../../model/useLimits';

/** The member's own limits on deposits, losses, stakes and time (SP-02, SP-03). */
export function OwnLimits() {
  const { t } = useTranslation('saferplay');
  const { tag } = useLanguage();
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const durationText = useDurationText();
  const { state, save, confirm, revoke } = useLimits();

  if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
  if (state.status === 'loading') return <LoadingRows heights={[64, 220, 220]} />;
  const { raiseDelay, forms } = state.data;
  if (forms.length === 0)
    return <EmptyState icon={<ShieldIcon size={28} />} title={t('noLimits')} />;
  return (
    <Stack gap={32}>
      <Notice>{t('about', { delay: durationText(raiseDelay) })}</Notice>
      {forms.map(({ kind, rows }) => (
        <LimitForm
          key={kind}
          headingLevel={3}
          title={t(`kinds.${kind}`)}
          description={t(`kindTexts.${kind}`)}
          locale={tag}
          currency={currency}
          rows={rows}
          timeLabels={
            kind === 'SESSION_TIME'
              ? { hours: t('row.hours'), minutes: t('row.minutes') }
              : undefined
          }
          labels={{
            amount: (period) => t('row.amount', { period }),
            none: t('row.none'),
            used: t('row.used'),
            set: t('row.set'),
            change: t('row.change'),
            save: t('row.save'),
            cancel: t('row.cancel'),
            remove: t('row.remove'),
            confirm: t('row.confirm'),
            revoke: t('row.revoke'),
            invalid: t(kind === 'SESSION_TIME' ? 'row.invalidTime' : 'row.invalid'),
          }}
          onSave={({ id, amount }) => void save(id, amount)}
          onConfirm={({ id }) => void confirm(id)}
          onRevoke={({ id }) => void revoke(id)}
        />
      ))}
    </Stack>
  );
}
