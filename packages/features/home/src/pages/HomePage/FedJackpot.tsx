import { formatMoment, formatMoney, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { JackpotPanel } from '../../components/JackpotPanel/JackpotPanel';
import { useJackpotFeed } from '../../model/useJackpotFeed';

export interface FedJackpotProps {
  /** Address of the feed, as the merchant document has it. */
  url: string;
}

/** The measured jackpot, with its currency and time. */
export default function FedJackpot({ url }: FedJackpotProps) {
  const { t } = useTranslation('home');
  const { tag } = useLanguage();
  const { state, currency, at } = useJackpotFeed(url);
  const time = at === undefined ? '' : formatMoment(at, tag);
  return (
    <JackpotPanel
      state={state}
      note={t('jackpot.asOf', { currency, time })}
      format={(amount) => formatMoney(amount, tag)}
    />
  );
}
