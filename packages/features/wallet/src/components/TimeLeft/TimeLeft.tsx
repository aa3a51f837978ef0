import { useTranslation } from 'react-i18next';
import { minutesAndSeconds, useSecondsLeft } from '../../model/useSecondsLeft';

/** How long something may still be done, counted down by the gateway's clock. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('wallet');
  const seconds = useSecondsLeft(until);
  return (
    <p role="timer">
      {seconds === 0 ? t('pay.over') : t('pay.left', { time: minutesAndSeconds(seconds) })}
    </p>
  );
}
