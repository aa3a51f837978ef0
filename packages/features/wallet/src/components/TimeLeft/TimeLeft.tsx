import { minutesAndSeconds, useSecondsLeft } from '@parlour/feature-core';
import { serverNow } from '@parlour/gateway-openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How long something may still be done, counted down by the gateway's clock. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('wallet');
  const leftOf = useMemo(() => () => Date.parse(until) - serverNow(), [until]);
  const seconds = useSecondsLeft(leftOf);
  return (
    <p role="timer">
      {seconds === 0 ? t('pay.over') : t('pay.left', { time: minutesAndSeconds(seconds) })}
    </p>
  );
}
