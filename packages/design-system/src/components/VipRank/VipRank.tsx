import type { ComponentPropsWithRef } from 'react';
import { emblemPath } from './emblemPath';
import * as S from './VipRank.styles';

export const VIP_RANK_SIZES = ['sm', 'lg'] as const;
export type VipRankSize = (typeof VIP_RANK_SIZES)[number];

export interface VipProgress {
  /** How much of the way is done, from 0 to 1; only drawn. */
  share: number;
  /** The same in words: '31,750.00 more to Gold'. */
  text: string;
}

export interface VipRankProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the rank. */
  name: string;
  /** From 0, the entry; each level gives the emblem one more ray, up to seven. */
  level: number;
  labels: {
    /** What the name is: 'VIP rank'. */
    rank: string;
    /** Name of the bar: 'Progress to the next rank'. */
    progress: string;
  };
  /** `sm` beside a name, `lg` for the page about ranks. */
  size?: VipRankSize;
  /** The way to the next rank; without it there is no bar, as at the highest. Shown at `lg`. */
  progress?: VipProgress | undefined;
}

/**
 * The rank that somebody holds, with its emblem, and how far the next one is. Beside a name take `sm`.
 * For a status that is no honour take a `Badge`.
 */
export function VipRank({ name, level, labels, size = 'sm', progress, ...rest }: VipRankProps) {
  return (
    <S.Root data-component="VipRank" data-size={size} data-entry={level < 1 || undefined} {...rest}>
      <S.Emblem viewBox="0 0 24 24" aria-hidden focusable={false}>
        <path d={emblemPath(level)} />
        <circle cx="12" cy="12" r="5.75" />
        <path d="m9.1 14.6-.7-4.4 2 1.7 1.6-2.8 1.6 2.8 2-1.7-.7 4.4Z" />
      </S.Emblem>
      <S.Text>
        <S.What>{labels.rank}</S.What> <S.Name>{name}</S.Name>
      </S.Text>
      {size === 'sm' || progress === undefined ? null : (
        <S.Way>
          <S.Bar
            max={1}
            value={Math.min(1, Math.max(0, progress.share))}
            aria-label={labels.progress}
            aria-valuetext={progress.text}
          />
          <S.Left>{progress.text}</S.Left>
        </S.Way>
      )}
    </S.Root>
  );
}
