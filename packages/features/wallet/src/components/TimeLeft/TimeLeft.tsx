import { minutesAndSeconds } from '@parlour/design-system/minutesAndSeconds';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '../../model/useTimeLeft';

/** Countdown to a deadline (ISO 8601), by the gateway's clock. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('wallet');
  const seconds = useTimeLeft(until);
  return (
    <p role="timer">
      {seconds === 0 ? t('pay.over') : t('pay.left', { time: minutesAndSeconds(seconds) })}
    </p>
  );
}
