import { JackpotCounter, type JackpotSource } from '@parlour/design-system/JackpotCounter';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { PanelError } from '../PanelError/PanelError';
import * as S from './JackpotPanel.styles';

export interface JackpotPanelProps {
  state: PanelState<JackpotSource>;
  /** Says that a figure is made up, or when it was measured. */
  note: string;
  /** Formats the amount. */
  format: (amount: string) => string;
}

/** The rolling jackpot (HOME-04). */
export function JackpotPanel({ state, note, format }: JackpotPanelProps) {
  const { t } = useTranslation('home');
  if (state.status === 'loading')
    return (
      <S.CounterSpace aria-busy="true">
        <Skeleton width="min(24rem, 70vw)" height="3rem" />
      </S.CounterSpace>
    );
  if (state.status === 'failed')
    return (
      <S.CounterSpace>
        <PanelError isLine title={t('jackpot.failed')} state={state} />
      </S.CounterSpace>
    );
  return (
    <JackpotCounter
      source={state.data}
      format={format}
      labels={{
        name: t('jackpot.name'),
        note,
        pause: t('jackpot.pause'),
        resume: t('jackpot.resume'),
      }}
    />
  );
}
