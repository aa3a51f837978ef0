import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { RankEmblem } from './RankEmblem';
import * as S from './VipRank.styles';

export const VIP_RANK_SIZES = ['sm', 'lg'] as const;
export type VipRankSize = (typeof VIP_RANK_SIZES)[number];

export interface VipProgress {
  /** Fraction of the way to the next rank, 0 to 1; only drawn. */
  share: number;
  /** The same as text: '31,750.00 more to Gold'. */
  text: string;
}

export interface VipRankLabels {
  /** Text before the name: 'VIP rank'. */
  rank: string;
  /** Accessible name of the progress bar: 'Progress to the next rank'. */
  progress: string;
}

export interface VipRankProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the rank. */
  name: string;
  /** Level from 0. Levels 0 to 9 each have an emblem of their own shape and marks; higher ones share the last. */
  level: number;
  labels?: Partial<VipRankLabels>;
  /** `sm` beside a name, `lg` on a page about ranks. Default: `sm`. */
  size?: VipRankSize;
  /** Progress to the next rank, shown at size `lg`. Leave it out at the highest rank. */
  progress?: VipProgress | undefined;
}

/**
 * A VIP rank with its emblem and the progress to the next rank. For all ranks of a programme use `VipLadder`; for an
 * ordinary status, `Badge`.
 */
export function VipRank({ name, level, labels, size = 'sm', progress, ...rest }: VipRankProps) {
  const texts = useLabels<VipRankLabels>('VipRank', labels);
  return (
    <S.Root data-component="VipRank" data-size={size} data-entry={level < 1 || undefined} {...rest}>
      <S.Emblem>
        <RankEmblem level={level} />
      </S.Emblem>
      <S.Text>
        <S.RankLabel>{texts.rank}</S.RankLabel> <S.Name>{name}</S.Name>
      </S.Text>
      {size === 'sm' || progress === undefined ? null : (
        <S.Progress>
          <S.Bar
            max={1}
            value={Math.min(1, Math.max(0, progress.share))}
            aria-label={texts.progress}
            aria-valuetext={progress.text}
          />
          <S.ProgressText>{progress.text}</S.ProgressText>
        </S.Progress>
      )}
    </S.Root>
  );
}
