import { Skeleton } from '@parlour/design-system/Skeleton';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { RealityCheckForm } from '../../components/RealityCheckForm/RealityCheckForm';
import { useRealityCheck } from '../../model/useRealityCheck';

/** The interval of the reality check over games (SP-06). */
export function RealityCheckSection() {
  const { t } = useTranslation('realityCheck');
  const { state, isBusy, error, save } = useRealityCheck();
  if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
  if (state.status === 'loading') return <Skeleton height="160px" />;
  const { value, options, isRequired } = state.data;
  return (
    <RealityCheckForm
      value={value}
      options={options}
      isBusy={isBusy}
      error={error}
      hint={isRequired ? t('required') : undefined}
      labels={{
        title: t('title'),
        description: t('about'),
        interval: t('interval'),
        save: t('save'),
      }}
      onSave={({ value: chosen }) => void save(chosen)}
    />
  );
}
