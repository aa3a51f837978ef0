import { BreakForm } from '@parlour/design-system/BreakForm';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ExclusionForm } from '@parlour/design-system/ExclusionForm';
import { PauseIcon } from '@parlour/design-system/icons/PauseIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useCentreHref, useLanguage } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { CurrentPause } from '../../components/CurrentPause/CurrentPause';
import { ExclusionEnd } from '../../components/ExclusionEnd/ExclusionEnd';
import { pauseTexts } from '../../model/pauseTexts';
import { useExclusionEnd } from '../../model/useExclusionEnd';
import { usePlayPause } from '../../model/usePlayPause';

/** Breaks from play and self-exclusion: what holds, and what can be begun (SP-07). */
export default function PlayPausePage() {
  const { t } = useTranslation('breaks');
  const { tag } = useLanguage();
  const hrefTo = useCentreHref();
  const { state, busy, errors, promisesNoOffers, refresh, start } = usePlayPause();
  const end = useExclusionEnd();

  if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
  if (state.status === 'loading') return <LoadingRows heights={[300, 260]} />;
  const { current, breaks, exclusions, exclusionEnd, delay } = state.data;
  if (current === null && breaks.length + exclusions.length === 0)
    return <EmptyState icon={<PauseIcon size={28} />} title={t('none')} />;
  const labels = {
    choose: t('choose.label'),
    required: t('choose.required'),
    next: t('choose.next'),
    back: t('choose.back'),
  };
  const consequences = (withoutOffers: boolean) => [
    t('consequences.loggedOut'),
    t('consequences.noPlay'),
    ...(withoutOffers ? [t('consequences.noOffers')] : []),
    t('consequences.withdraw'),
  ];
  return (
    <Stack gap={32}>
      {current === null ? null : (
        <CurrentPause
          title={t(current.kind === 'BREAK' ? 'current.break' : 'current.exclusion')}
          texts={[...pauseTexts(current, t, (at) => formatMoment(at, tag)), t('current.money')]}
          withdrawText={t('current.withdraw')}
          withdrawHref={hrefTo('member', 'withdraw')}
        />
      )}
      {current?.canRequestEnd === true ? <ExclusionEnd delay={delay} {...end} /> : null}
      {breaks.length === 0 ? null : (
        <BreakForm
          title={t('break.title')}
          headingLevel={3}
          description={t('break.about')}
          options={breaks}
          consequences={consequences(promisesNoOffers)}
          labels={{
            ...labels,
            review: ({ label }) => t('break.review', { duration: label }),
            confirm: t('break.confirm'),
          }}
          isBusy={busy === 'BREAK'}
          error={errors.BREAK}
          onReview={refresh}
          onStart={({ value }) => void start('BREAK', value)}
        />
      )}
      {exclusions.length === 0 ? null : (
        <ExclusionForm
          title={t('exclusion.title')}
          headingLevel={3}
          description={
            <>
              <p>{t('exclusion.about')}</p>
              <p>
                {t(exclusionEnd === 'AUTOMATIC' ? 'exclusion.automatic' : 'exclusion.onRequest', {
                  delay,
                })}
              </p>
            </>
          }
          options={exclusions}
          consequences={consequences(true)}
          labels={{
            ...labels,
            review: ({ label }) => t('exclusion.review', { duration: label }),
            confirm: t('exclusion.confirm'),
          }}
          acknowledgement={{ label: t('exclusion.agree'), required: t('exclusion.agreeRequired') }}
          isBusy={busy === 'EXCLUSION'}
          error={errors.EXCLUSION}
          onReview={refresh}
          onStart={({ value }) => void start('EXCLUSION', value)}
        />
      )}
    </Stack>
  );
}
