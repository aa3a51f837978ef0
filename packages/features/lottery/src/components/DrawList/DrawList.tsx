import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import type { FailedState } from '../../model/readQuery';
import type { Draws } from '../../model/useDraws';
import { Balls } from '../Balls/Balls';
import { Prizes } from '../Prizes/Prizes';
import * as S from './DrawList.styles';

export interface DrawListProps {
  draws: Draws;
  /** Most draws that are shown. */
  most: number;
  /** Draws of one lottery: the newest is large, with all its prizes, and no draw has the lottery's name. */
  isOfOne?: boolean;
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** Latest drawn numbers, newest first. */
export function DrawList({ draws, most, isOfOne = false }: DrawListProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { list, missing, isComing } = draws;
  const tell = (title: string, state: FailedState) => (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      action={<RetryButton size="sm" variant="outline" tone="neutral" state={state} />}
    >
      {state.message}
    </Notice>
  );
  const draw = () => {
    if (list.status === 'loading')
      return PLACES.map((place) => <Skeleton key={place} height="64px" />);
    if (list.status === 'failed') return tell(t('draws.failed'), list);
    if (list.data.length === 0)
      // If some calls failed, an empty list does not mean that there are no draws.
      return missing === null && !isComing ? <S.None>{t('draws.none')}</S.None> : null;
    return (
      <S.List role="list">
        {list.data.slice(0, most).map((one, place) => {
          const isFirst = isOfOne && place === 0;
          return (
            <S.Draw key={`${one.gameCode} ${one.numero}`}>
              {isOfOne ? null : <S.Name>{one.displayName}</S.Name>}
              <S.Facts>
                <span>{t('issue', { numero: one.numero })}</span>
                <time dateTime={one.openedAt}>{formatMoment(one.openedAt, tag)}</time>
              </S.Facts>
              <Balls
                numbers={one.numbers}
                label={t('draws.of', { numero: one.numero })}
                size={isFirst ? 'md' : 'sm'}
              />
              {isFirst && one.prizes.length > 0 ? <Prizes prizes={one.prizes} /> : null}
            </S.Draw>
          );
        })}
      </S.List>
    );
  };
  return (
    <Section title={t('draws.title')} aria-busy={isComing || undefined}>
      {missing === null ? null : tell(t(`draws.missing.${missing.of}`), missing.state)}
      {isComing && list.status === 'ready' ? <Skeleton height="64px" /> : null}
      {draw()}
    </Section>
  );
}
